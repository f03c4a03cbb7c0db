import type { Call } from './route.ts';
import { readFields } from './read-fields.ts';

/**
 * The fields of a message in one flat object, whichever of the service's two calls carried it: what the JSON call
 * nests as template_params stands beside lib_version, service_id, template_id and user_id, as in the form.
 * Rejects if the body is neither.
 */
export async function readMessage({ request, body }: Call): Promise<Record<string, unknown>> {
  if (!request.headers['content-type']?.startsWith('application/json')) return readFields(request, body);
  const { template_params: typed, ...service } = JSON.parse(body.toString()) as Record<string, unknown>;
  return { ...service, ...(typed as object | undefined) };
}
