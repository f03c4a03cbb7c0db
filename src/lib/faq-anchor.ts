/** Where an answer stands on its page: 'booking/walk-ins' is at #faq-walk-ins. */
export const faqAnchor = (id: string): string => `faq-${id.replace(/^.*\//, '')}`;
