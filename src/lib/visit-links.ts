/** Latitude and longitude as content/site.yaml has them. */
interface Place {
  latitude: number;
  longitude: number;
}

/**
 * A link that shows a place on a map. Google's is the one address that both Android and iPhones open in the app, and all other
 * devices in a browser: geo: is unknown to iPhones, and Apple's opens no app elsewhere
 * (https://developers.google.com/maps/documentation/urls).
 */
export function mapLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}

/**
 * The ready-made message of a patient about a visit. `wish` goes on after "Hello,"; the questions are filled in by the patient. It
 * ends with the last of them, where what was chosen can be added.
 */
export function visitMessage(words: { wish: string; questions: readonly string[] }): {
  subject: string;
  body: string;
} {
  const questions = words.questions.map((question) => `${question}: `);
  return { subject: words.wish, body: [`Hello, ${words.wish}.`, ...questions].join('\n') };
}
