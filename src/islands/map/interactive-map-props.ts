import type { MapsService } from '#lib/map/maps-service.ts';
import type { Position } from '#lib/map/position.ts';

/** What the page gives the map; plain data. */
export interface InteractiveMapProps {
  service: MapsService;
  /** About what it downloads, in megabytes; told before anything is loaded. */
  sizeMb: number;
  /** What it shows first; the south of Ghana when left out. */
  view?: { lat: number; lng: number; zoom: number };
  /** Where it stands; the drawn map and its legend show it too. */
  clinic: Position & { name: string };
  /** Whether circles tell the distance from it. */
  hasRings: boolean;
  /** Where the places are, as JSON; loaded with the map. */
  placesAddress: string;
}
