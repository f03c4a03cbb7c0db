import { listCommunities } from '#queries/communities.ts';

/** The communities for the interactive map, which loads them when it is asked for. */
export async function GET() {
  const communities = await listCommunities();
  return Response.json(
    communities.map(({ id, name, lat, lng, isVisible }) => ({ id, name, lat, lng, isVisible })),
  );
}
