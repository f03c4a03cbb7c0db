import type { Contact } from '#lib/message-links.ts';

/** What a page says about a frame; plain data. */
export interface FrameProps {
  /** The address that is framed. Which hosts are allowed is settled while building (lib/third-parties.ts). */
  src: string;
  /** The visitor has already pressed something that leads here (NEXT): on a good line it then comes at once. */
  isAsked?: boolean;
  /** The same place as a page of its own, with the words of its link. */
  link: { address: string; label: string };
  /** What it is, within a sentence: "donation form". */
  what: string;
  /** What it is, for a screen reader: "Donation form: Hope Health Vans". */
  title: string;
  /** The button that loads it. */
  label: string;
  heightPx: number;
  widthPercent?: 95 | 100;
  /** What the frame may do beyond showing a page. */
  allow?: 'payment';
  /** About what it downloads, in megabytes; told before anything is loaded. */
  sizeMb: number;
  /** The other ways, with a message already written; left out where the page shows them anyway. */
  ways?: { contact: Contact; message: { subject: string; body: string } };
}
