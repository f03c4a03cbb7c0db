const skins = ['#5b3a29', '#4a2e20', '#6f4a33'];
const ink = '#171b21';
const paper = '#fbf8f1';

type Cloth = () => string;

/** What a scene can hold (crosses are green: the red one is a protected sign). Each stands on its own origin, the middle of its foot, and grows upwards. */
export const things = {
  person: (cloth: Cloth) => {
    const [wrap, band] = [cloth(), cloth()];
    const skin = skins[wrap.length % 3 === 0 ? 0 : band.charCodeAt(2) % 3] ?? ink;
    return (
      `<path fill="${wrap}" d="M-4 0v-9q0-5 4-5t4 5v9z"/><path fill="${band}" d="M-4-6h8v2h-8z"/>` +
      `<circle cy="-17" r="3" fill="${skin}"/>`
    );
  },
  nurse: () =>
    `<path fill="${paper}" d="M-4 0v-9q0-5 4-5t4 5v9z"/><path fill="#1f6b4b" d="M-1-12h2v2h2v2h-2v2h-2v-2h-2v-2h2z"/>` +
    `<circle cy="-17" r="3" fill="${skins[1]}"/><path fill="${paper}" d="M-3-18q3-4 6 0z"/>`,
  seated: (cloth: Cloth) =>
    `<path fill="${ink}" d="M-5-5h1V0h-1zM4-5h1V0H4zM-5-6H5v1H-5z"/><path fill="${cloth()}" d="M-4-5q0-8 4-8t4 8z"/>` +
    `<circle cy="-15.5" r="2.8" fill="${skins[0]}"/>`,
  van: () =>
    `<path fill="${paper}" d="M-20-4v-16h27q8 1 11 9l2 1v6z"/><path fill="#2a7ab0" d="M-20-9h39l1 3h-40z"/>` +
    `<path fill="#cfe6f5" d="M7-18q5 1 8 7H7zM-2-18h6v7h-6z"/>` +
    `<path fill="#1f6b4b" d="M-13-19h3v3h3v3h-3v3h-3v-3h-3v-3h3z"/>` +
    `<circle cx="-12" cy="-3" r="4" fill="${ink}"/><circle cx="12" cy="-3" r="4" fill="${ink}"/>` +
    `<circle cx="-12" cy="-3" r="1.6" fill="${paper}"/><circle cx="12" cy="-3" r="1.6" fill="${paper}"/>`,
  canopy: (cloth: Cloth) =>
    `<path fill="${ink}" d="M-17-18h1V0h-1zM16-18h1V0h-1z"/><path fill="${cloth()}" d="M-20-17l8-8h24l8 8z"/>` +
    `<path fill="${paper}" d="M-20-17h8v2h-8zM-4-17h8v2h-8zM12-17h8v2h-8z"/>`,
  table: () =>
    `<path fill="#6b4a2f" d="M-12-8h24v2h-24zM-11-6h2V0h-2zM9-6h2V0H9z"/>` +
    `<path fill="${paper}" d="M-8-11h6v3h-6z"/><circle cx="5" cy="-10" r="2" fill="#1f6b4b"/>`,
  tree: () =>
    `<path fill="#5b3f2a" d="M-1.5-14h3V0h-3z"/><circle cy="-20" r="9" fill="#1f6b4b"/>` +
    `<circle cx="-7" cy="-15" r="6" fill="#2c7a57"/><circle cx="7" cy="-15" r="6" fill="#185a3f"/>`,
  palm: () =>
    `<path fill="#6b4a2f" d="M-1 0q-1-14 2-26h2Q0-13 1 0z"/>` +
    `<path fill="none" stroke="#1f6b4b" stroke-width="2" d="M2-26q-8-6-13 2M2-26q-4-9-11-7M2-26q4-9 11-6M2-26q9-5 13 3"/>`,
  house: (cloth: Cloth) =>
    `<path fill="#e8d6b0" d="M-18-16h36V0h-36z"/><path fill="${cloth()}" d="M-21-15l7-8h28l7 8z"/>` +
    `<path fill="#16325c" d="M-3-10h6V0h-6z"/><path fill="#2a7ab0" d="M-14-11h7v5h-7zM7-11h7v5H7z"/>`,
  board: () =>
    `<path fill="#6b4a2f" d="M-19-25h38v21h-38z"/><path fill="#1f4a3a" d="M-17-23h34v17h-34z"/>` +
    `<circle cx="-9" cy="-15" r="4" fill="#e5a823"/><path fill="none" stroke="${paper}" d="M0-19h12M0-15h14M0-11h9"/>`,
  podium: () =>
    `<path fill="#6b4a2f" d="M-5-12H5L4 0h-8z"/><path fill="#e5a823" d="M-3-9h6v2h-6z"/><path fill="${ink}" d="M0-16h1v4H0z"/>`,
  cup: () =>
    `<path fill="#e5a823" d="M-5-15H5q0 8-4 9v3h3v3h-8v-3h3v-3q-4-1-4-9zM-8-14h3v4q-3 0-3-4zM5-14h3q0 4-3 4z"/>`,
  drum: (cloth: Cloth) =>
    `<path fill="${cloth()}" d="M-5-11H5L2 0h-4z"/><path fill="${paper}" d="M-5-12H5v2H-5z"/>` +
    `<path fill="none" stroke="#e5a823" stroke-width=".7" d="M-4.500-10l3 8M0-10v9M4.500-10l-3 8"/>`,
  stage: () =>
    `<path fill="#16325c" d="M-50-34h100v5H-50z"/><path fill="#a8432b" d="M-50-29h12q0 16-6 24h-6zM50-29H38q0 16 6 24h6z"/>` +
    `<path fill="#6b4a2f" d="M-52-5H52V0H-52z"/>`,
  mat: (cloth: Cloth) =>
    `<path fill="${cloth()}" d="M-30-8h60l8 12h-76z"/><path fill="${paper}" d="M-31.500-5h63l1.500 2h-66z"/>`,
} satisfies Record<string, (cloth: Cloth) => string>;

export type Thing = keyof typeof things;
