/** What the headers of a recording tell. */
export interface Sound {
  seconds: number;
  bytes: number;
  isMono: boolean;
}

export const RECORDING = /\.(?:mp3|ogg)$/i;

const NO_MP3 = 'this is no MP3. Save the recording as MP3 and upload it again';
const NO_OPUS = 'this is no Opus in Ogg. Remove it: the MP3 is enough';
const DAMAGED = 'the recording is damaged, perhaps cut off on the way. Upload it again';

// By the bits of a frame's header (ISO 11172-3 and 13818-3), of layer III.
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** Of MPEG 1, 2 and 2.5, by the two bits of the version. */
const SHARES: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

interface Frame {
  length: number;
  seconds: number;
  isMono: boolean;
}

/** The frame that begins at a byte; null where none does. */
function readFrame(bytes: Buffer, at: number): Frame | null {
  if (at + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const share = SHARES[version];
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || share === undefined || !isLayer3) return null;
  const kbits = (version === 3 ? KBITS_1 : KBITS_2)[(header >>> 12) & 15];
  const rate = (RATES[(header >>> 10) & 3] ?? 0) / share;
  if (!kbits || !rate) return null;
  const samples = version === 3 ? 1152 : 576;
  const length = Math.floor((samples / 8) * ((kbits * 1000) / rate)) + ((header >>> 9) & 1);
  return { length, seconds: samples / rate, isMono: ((header >>> 6) & 3) === 3 };
}

/** How long the names and pictures before the sound are (ID3v2): four times seven bits. */
const tagLength = (bytes: Buffer) =>
  bytes.subarray(0, 3).toString('latin1') === 'ID3' && bytes.length > 10
    ? 10 + bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0)
    : 0;

/** Adds up the frames of an MP3: what it says of its own length may be wrong. */
function readMp3(bytes: Buffer): Sound | string {
  let at = tagLength(bytes);
  const first = readFrame(bytes, at);
  if (!first) return NO_MP3;
  // A frame of its own tells players how long all is; it does not sound.
  if (/Xing|Info/.test(bytes.subarray(at, at + first.length).toString('latin1'))) at += first.length;
  let seconds = 0;
  for (let frame = readFrame(bytes, at); frame; frame = readFrame(bytes, at)) {
    if (at + frame.length > bytes.length) return DAMAGED;
    seconds += frame.seconds;
    at += frame.length;
  }
  // What follows may only be names again, or padding.
  const rest = bytes.subarray(at);
  const isTag = /^(?:TAG|APETAGEX|LYRICSBEGIN)/.test(rest.subarray(0, 11).toString('latin1'));
  if (!isTag && rest.some((byte) => byte !== 0)) return DAMAGED;
  return { seconds, bytes: bytes.length, isMono: first.isMono };
}

/** Ogg with Opus (RFC 7845): its last page says how many of 48,000 samples a second are over by then. */
function readOpus(bytes: Buffer): Sound | string {
  const head = bytes.indexOf('OpusHead');
  if (
    bytes.subarray(0, 4).toString('latin1') !== 'OggS' ||
    head < 0 ||
    head > 100 ||
    bytes.length < head + 12
  )
    return NO_OPUS;
  const last = bytes.lastIndexOf('OggS');
  // The second lowest bit but one says that it is the last page; without it, the file was cut off.
  if (last + 14 > bytes.length || !((bytes[last + 5] ?? 0) & 4)) return DAMAGED;
  const samples = Number(bytes.readBigInt64LE(last + 6)) - bytes.readUInt16LE(head + 10);
  return { seconds: samples / 48_000, bytes: bytes.length, isMono: bytes[head + 9] === 1 };
}

/** What the bytes of a recording hold, or a sentence about why they cannot be played. The sound itself is not decoded. */
export function readRecording(name: string, bytes: Uint8Array): Sound | string {
  if (bytes.length === 0) return 'the recording is empty. Upload it again';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return /\.ogg$/i.test(name) ? readOpus(buffer) : readMp3(buffer);
}
