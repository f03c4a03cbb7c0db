/** What can be begun with `npm run new`, and the folder it goes to. */
interface Thing {
  folder: string;
  /** Fields that may be left out and yet are worth a question. */
  asks: readonly string[];
}

export const THINGS: Readonly<Record<string, Thing>> = {
  article: { folder: 'content/articles', asks: ['title'] },
  community: {
    folder: 'content/communities',
    asks: ['overview', 'population', 'trained', 'screened', 'visible'],
  },
  event: {
    folder: 'content/events',
    asks: [
      'title',
      'componentLink',
      'location',
      'eventStartDate',
      'every',
      'eventEndDate',
      'eventStartTime',
      'eventEndTime',
    ],
  },
  internship: { folder: 'content/internships', asks: ['finalNote'] },
  judge: { folder: 'content/judges', asks: ['linkedin'] },
  person: { folder: 'content/team', asks: ['shortName', 'linkedin'] },
  question: { folder: 'content/faqs', asks: [] },
  role: { folder: 'content/volunteer-roles', asks: ['finalNote'] },
  testimonial: { folder: 'content/testimonials', asks: [] },
};
