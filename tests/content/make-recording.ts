/** Silent frames of an MP3 of layer III: `header` is that of each, `length` its bytes, at 22,050 samples a second. */
function mp3(seconds: number, header: number, length: number): Buffer {
  const frame = Buffer.alloc(length);
  frame.writeUInt32BE(header);
  return Buffer.concat(Array.from({ length: Math.round((seconds * 22_050) / 576) }, () => frame));
}

const MONO = 0xfff3_30c4;
const STEREO = 0xfff3_3004;
const MONO_64 = 0xfff3_80c4;
const LENGTH = 78;

/** A first and a last page of Ogg with Opus in mono, and `bytes` of nothing between. */
function opus(seconds: number, bytes: number): Buffer {
  const [first, last] = [Buffer.alloc(47), Buffer.alloc(28)];
  for (const page of [first, last]) page.write('OggS');
  first.write('OpusHead', 28);
  first[37] = 1;
  last[5] = 4;
  last.writeBigInt64LE(BigInt(seconds * 48_000), 6);
  return Buffer.concat([first, Buffer.alloc(bytes), last]);
}

const words = Buffer.from('ID3\u0004\0\0\0\0\0\u0005names');

const recordings: Record<string, () => Buffer> = {
  'ten seconds': () => mp3(10, MONO, LENGTH),
  'ten seconds with names': () =>
    Buffer.concat([words, mp3(10, MONO, LENGTH), Buffer.from('TAG and a name')]),
  stereo: () => mp3(10, STEREO, LENGTH),
  heavy: () => mp3(10, MONO_64, 208),
  cut: () => mp3(10, MONO, LENGTH).subarray(0, -20),
  page: () => Buffer.from('<!doctype html><title>Not found</title>'),
  empty: () => Buffer.alloc(0),
  'ten seconds of Opus': () => opus(10, 9000),
  'twenty seconds of Opus': () => opus(20, 9000),
  'large Opus': () => opus(10, 60_000),
  'cut Opus': () => opus(10, 9000).subarray(0, 5000),
};

/** The bytes of a recording that the corpus names by what is special about it. */
export function makeRecording(name: string): Buffer {
  const make = recordings[name];
  if (!make)
    throw new Error(`There is no recording "${name}". There are: ${Object.keys(recordings).join(', ')}`);
  return make();
}
