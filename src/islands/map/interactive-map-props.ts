import type { MapsService } from '#lib/map/maps-service.ts';

/** What the page gives the map; plain data. */
export interface InteractiveMapProps {
  service: MapsService;
  /** About what it downloads, in megabytes; told before anything is loaded. */
  sizeMb: number;
  /** What it shows first; the south of Ghana when left out. */
  view?: { lat: number; lng: number; zoom: number };
  /** Where the places are, as JSON; loaded with the map. */
  placesAddress: string;
}
