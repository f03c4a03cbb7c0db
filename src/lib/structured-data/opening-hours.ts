const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const PART = /^(\w+)(?: to (\w+))?, (\d{1,2})(?::(\d\d))?(am|pm) to (\d{1,2})(?::(\d\d))?(am|pm) GMT$/;

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/**
 * Opening hours as schema.org writes them ('Mo-Fr 08:00-17:00', Ghana's own time), from the sentence that visitors read:
 * 'Monday to Friday, 8:00am to 5:00pm GMT; Saturday, 9:00am to 1:00pm GMT'. None when any part of it says something else:
 * a search engine had better know nothing than something wrong.
 */
export function openingHours(sentence: string): string[] {
  const parts = sentence.split('; ').map((part) => {
    const [, first = '', last = first, ...times] = PART.exec(part) ?? [];
    const days = [...new Set([first, last])];
    if (!days.every((day) => DAYS.includes(day))) return null;
    const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = times;
    const hours = `${clock(fromHour, fromMinute, fromHalf)}-${clock(toHour, toMinute, toHalf)}`;
    return `${days.map((day) => day.slice(0, 2)).join('-')} ${hours}`;
  });
  const understood = parts.filter((part) => part !== null);
  return understood.length === parts.length ? understood : [];
}
