// The numbers of specification section 9 for the interactive map.

/** What the map shows when nobody says otherwise. */
export const DEFAULT_VIEW = { lat: 6.52, lng: -1.53, zoom: 8 };
export const OUR_IMPACT_VIEW = { lat: 6, lng: -1.5, zoom: 8 };
export const COMMUNITY_ZOOM = 13;

/** Circles around the clinic, each with the direction (degrees from north) in which fewest places lie: its label stands there. */
export const DISTANCE_RINGS = [
  { km: 100, towards: 60 },
  { km: 200, towards: -16 },
];

/** Clusters, as the clustering algorithm names its options. */
export const CLUSTERING = { radius: 60, minPoints: 2, maxZoom: 16 };
/** So many marks are made before the browser may do something else. */
export const BATCH_SIZE = 2000;
export const CLUSTER_CLICK_DELAY_MS = 100;
