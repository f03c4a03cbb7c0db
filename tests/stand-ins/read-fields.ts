import type { IncomingMessage } from 'node:http';

/** The fields of a sent form, multipart or urlencoded. The value of a file field is the file's name. Rejects any other body. */
export async function readFields(request: IncomingMessage, body: Buffer): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
