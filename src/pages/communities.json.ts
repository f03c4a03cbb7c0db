import { listCommunities } from '#queries/communities.ts';

/** For the interactive map, which loads it when it opens. */
export async function GET() {
  const communities = await listCommunities();
  return Response.json(
    communities.map(({ id, name, lat, lng, isLinked }) => ({ id, name, lat, lng, isLinked })),
  );
}
