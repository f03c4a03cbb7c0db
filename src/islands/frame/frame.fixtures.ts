import { Frame, type FrameProps } from './Frame.tsx';

const donation: FrameProps = {
  src: 'about:blank',
  link: { address: 'https://give.example/vans', label: 'Open the donation form' },
  what: 'donation form',
  title: 'Donation form: Hope Health Vans',
  label: 'Load the donation form',
  heightPx: 960,
  widthPercent: 95,
  sizeMb: 1.2,
  contactMethods: {
    contact: {
      phone: '+233 00 000 0000',
      whatsapp: '+233 00 000 0001',
      sms: '+233 00 000 0000',
      email: 'join@hopehealth.example',
    },
    message: {
      subject: 'I would like to give to Hope Health Vans',
      body: 'Hello, I would like to give to Hope Health Vans. Please tell me how.',
    },
  },
};

export const frameFixtures = {
  'a donation form': donation,
} satisfies Record<string, FrameProps>;

export const workshop = { Island: Frame, states: frameFixtures };
