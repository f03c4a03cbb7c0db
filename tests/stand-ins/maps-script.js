// What /maps/api/js answers with: as much of the maps service as the site calls so far, drawing nothing. Each call
// is noted in `__mapsStandIn`, where a test can read it.
{
  const calls = [];
  const note = (name, options) => calls.push({ name, options });

  function Map(element, options) {
    note('Map', options);
    element.textContent =
      'This is a stand-in for the map, for development and tests. Nothing is sent to a maps service.';
  }

  class AdvancedMarkerElement extends EventTarget {
    constructor(options) {
      super();
      note('AdvancedMarkerElement', options);
    }
  }

  const libraries = { maps: { Map }, marker: { AdvancedMarkerElement }, places: {} };

  globalThis.__mapsStandIn = calls;
  globalThis.google ??= {};
  globalThis.google.maps ??= {};
  globalThis.google.maps.importLibrary = async (name) => {
    note('importLibrary', name);
    return libraries[name] ?? {};
  };
  // The loader waits for this callback before it calls importLibrary.
  globalThis.google.maps.__ib__?.();
}
