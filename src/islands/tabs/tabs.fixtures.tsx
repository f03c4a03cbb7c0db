import { Tabs, type TabsProps } from './Tabs.tsx';

const panel = (id: string, text: string) => (
  <section key={id} id={id} className="tabs-panel">
    <p>{text}</p>
  </section>
);

export const tabsFixtures = {
  'three groups': {
    label: 'Group',
    tabs: [
      { id: 'nurses', name: 'Nurses' },
      { id: 'drivers', name: 'Drivers' },
      { id: 'advocates', name: 'Advocates' },
    ],
    children: [
      panel('nurses', 'Adwoa and Zenabu'),
      panel('drivers', 'Abdul-Razak'),
      panel('advocates', 'Hawa'),
    ],
  },
  'long names': {
    label: 'A label that goes on for longer than one would wish',
    tabs: [
      { id: 'first', name: 'Community Health Nurses and Physician Assistants' },
      { id: 'second', name: 'Wohohiame-Wellness-Club-Coordinators' },
    ],
    children: [panel('first', 'Selorm'), panel('second', 'Naa Shormeh')],
  },
} satisfies Record<string, TabsProps>;

export const workshop = { Island: Tabs, states: tabsFixtures };
