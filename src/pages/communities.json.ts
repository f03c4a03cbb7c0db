import { listCommunities } from '#queries/communities.ts';

/** The communities for the interactive map, which loads this file when a visitor opens the map. */
export async function GET() {
  const communities = await listCommunities();
  return Response.json(
    communities.map(({ id, name, lat, lng, isLinked }) => ({ id, name, lat, lng, isLinked })),
  );
}
