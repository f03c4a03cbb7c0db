// The script at /maps/api/js. It plays the parts of the maps service that the site uses. It draws no map, but shows markers and
// info windows as HTML elements, so that tests can find and click them. `__mapsStandIn` lists the calls of the site.
{
  const { search } = new URL(document.currentScript?.src ?? location.href);
  const calls = [];
  const note = (name, options) => calls.push({ name, options });
  note('script', search);

  // The width of the world in pixels at zoom 0. Each zoom step doubles the width.
  const WORLD_PX = 256;

  // Tries what the real service needs, because the site's Content Security Policy could forbid it. These are workers, requests for
  // blob: and data: addresses, style elements and style attributes. The owner's map style also needs WebAssembly.
  const tryWhatServiceNeeds = async (element, { mapId }) => {
    const blob = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    const styles = [document.createElement('style'), document.createElement('p')];
    styles[0].textContent = '.stand-in-style { text-transform: uppercase }';
    styles[1].className = 'stand-in-style';
    styles[1].setAttribute('style', 'display: none');
    element.append(...styles);
    const { display, textTransform } = getComputedStyle(styles[1]);
    const assert = (isTrue) => (isTrue ? true : Promise.reject(new Error('not applied')));
    const trials = {
      worker: () =>
        new Promise((resolve, reject) =>
          Object.assign(new Worker(blob), { onmessage: resolve, onerror: reject }),
        ),
      blob: () => fetch(blob),
      data: () => fetch('data:,a'),
      'style element': async () => assert(textTransform === 'uppercase'),
      'style attribute': async () => assert(display === 'none'),
      ...(mapId !== 'DEMO_MAP_ID' && {
        WebAssembly: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      }),
    };
    for (const [what, attempt] of Object.entries(trials))
      note('attempt', {
        what,
        isAllowed: await attempt().then(
          () => true,
          () => false,
        ),
      });
    note('attempt count', Object.keys(trials).length);
  };

  class LatLng {
    #lat;
    #lng;
    constructor(place, lng) {
      this.#lat = typeof place === 'object' ? Number(read(place.lat, place)) : place;
      this.#lng = typeof place === 'object' ? Number(read(place.lng, place)) : lng;
    }
    lat() {
      return this.#lat;
    }
    lng() {
      return this.#lng;
    }
    toJSON() {
      return { lat: this.#lat, lng: this.#lng };
    }
  }
  const read = (value, owner) => (typeof value === 'function' ? value.call(owner) : value);

  class LatLngBounds {
    box = { south: 90, west: 180, north: -90, east: -180 };
    constructor(...corners) {
      for (const corner of corners) if (corner) this.extend(corner);
    }
    extend(place) {
      const { lat, lng } = new LatLng(place).toJSON();
      const { south, west, north, east } = this.box;
      this.box = {
        south: Math.min(south, lat),
        west: Math.min(west, lng),
        north: Math.max(north, lat),
        east: Math.max(east, lng),
      };
      return this;
    }
    getCenter() {
      const { south, west, north, east } = this.box;
      return new LatLng((south + north) / 2, (west + east) / 2);
    }
    toJSON() {
      return this.box;
    }
  }

  class Map {
    marks = new Set();
    listeners = {};
    constructor(element, options) {
      note('Map', options);
      this.element = element;
      this.center = new LatLng(options.center);
      this.zoom = options.zoom;
      const notice = document.createElement('p');
      notice.textContent =
        'This is a stand-in for the map, for development and tests. Nothing is sent to a maps service.';
      element.replaceChildren(notice);
      element.style.position = 'relative';
      element.style.overflow = 'hidden';
      element.style.background = '#e8e4d8';
      element.style.color = '#171b21';
      void tryWhatServiceNeeds(element, options);
    }
    place(mark) {
      if (!mark.position) return;
      const { lat, lng } = new LatLng(mark.position).toJSON();
      const pxPerDegree = (WORLD_PX * 2 ** this.zoom) / 360;
      mark.style.position = 'absolute';
      mark.style.left = `calc(50% + ${(lng - this.center.lng()) * pxPerDegree}px)`;
      mark.style.top = `calc(50% - ${(lat - this.center.lat()) * pxPerDegree}px)`;
      mark.style.translate = '-50% -100%';
    }
    settle() {
      for (const mark of this.marks) this.place(mark);
      for (const listener of this.listeners['idle'] ?? []) listener();
    }
    addListener(name, listener) {
      (this.listeners[name] ??= []).push(listener);
      return { map: this, name, listener };
    }
    getDiv() {
      return this.element;
    }
    getZoom() {
      return this.zoom;
    }
    getProjection() {
      return {};
    }
    getMapCapabilities() {
      return { isAdvancedMarkersAvailable: true };
    }
    fitBounds(bounds) {
      note('fitBounds', bounds.toJSON());
      this.center = bounds.getCenter();
      this.zoom += 2;
      this.settle();
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    #map = null;
    constructor({ map, position, title, content, gmpClickable, zIndex } = {}) {
      super();
      note('AdvancedMarkerElement', { position, title, zIndex });
      this.position = position;
      this.pending = { title, content, gmpClickable };
      this.addEventListener('click', () => this.dispatchEvent(new Event('gmp-click')));
      this.addEventListener('keydown', ({ key }) => key === 'Enter' && this.click());
      if (map) this.map = map;
    }
    get map() {
      return this.#map;
    }
    set map(map) {
      this.#map?.marks.delete(this);
      this.#map = map;
      if (map) this.show(map);
      else this.remove();
    }
    show(map) {
      const { title, content, gmpClickable } = this.pending;
      if (title) this.setAttribute('aria-label', title);
      if (gmpClickable) this.setAttribute('role', 'button');
      if (gmpClickable) this.tabIndex = 0;
      if (content) this.replaceChildren(content);
      map.marks.add(this);
      map.place(this);
      if (this.parentElement !== map.element) map.element.append(this);
    }
    addListener(name, listener) {
      this.addEventListener(name, listener);
      return { remove: () => this.removeEventListener(name, listener) };
    }
  }
  if (!customElements.get('gmp-advanced-marker'))
    customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

  class Circle {
    constructor(options) {
      note('Circle', { center: options.center, radius: options.radius });
    }
    setMap() {}
  }

  class InfoWindow {
    element = document.createElement('div');
    isOpen = false;
    constructor() {
      this.element.className = 'stand-in-window';
      this.element.style.cssText = 'position: absolute; inset: auto 0 0; padding: 8px; background: #fff';
    }
    setContent(content) {
      this.element.replaceChildren(content);
    }
    open({ map }) {
      note('InfoWindow.open', this.element.textContent);
      this.isOpen = true;
      map.element.append(this.element);
    }
    close() {
      if (this.isOpen) note('InfoWindow.close', this.element.textContent);
      this.isOpen = false;
      this.element.remove();
    }
  }

  // The marker clusterer copies the methods of `OverlayView` by `for...in`, which misses the methods of a class.
  function OverlayView() {}
  Object.assign(OverlayView.prototype, {
    setMap(map) {
      const before = this.shownOn;
      this.shownOn = map;
      if (map) this.onAdd?.();
      else if (before) this.onRemove?.();
    },
    getMap() {
      return this.shownOn;
    },
    getProjection() {
      return {};
    },
  });

  const event = {
    trigger() {},
    removeListener({ map, name, listener }) {
      map.listeners[name] = map.listeners[name].filter((other) => other !== listener);
    },
  };

  const libraries = { maps: { Map, InfoWindow, Circle }, marker: { AdvancedMarkerElement }, places: {} };

  globalThis.__mapsStandIn = calls;
  globalThis.google ??= {};
  globalThis.google.maps ??= {};
  Object.assign(globalThis.google.maps, {
    ...{ Map, InfoWindow, LatLng, LatLngBounds, OverlayView, event, marker: libraries.marker },
    importLibrary: async (name) => {
      note('importLibrary', name);
      return libraries[name] ?? {};
    },
  });
  // The loader waits for this callback before it calls importLibrary.
  globalThis.google.maps.__ib__?.();
}
