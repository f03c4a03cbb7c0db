/**
 * What links can point at on pages that are not made of one text: the ids of their sections. A test compares them with the
 * finished pages. Ids that content makes (a test of a price list) are not among them.
 */
export const PAGE_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  '/': ['clinic', 'programmes', 'who', 'what'],
  '/booking': ['faq'],
  '/donate': ['programmes', 'form', 'ways', 'helps'],
  '/donate-hope-health-hub': ['form', 'ways', 'helps'],
  '/donate-hope-health-initiative': ['form', 'ways', 'helps'],
  '/donate-hope-health-vans': ['form', 'ways', 'helps'],
  '/donate-wohohiame-wellness': ['form', 'ways', 'helps'],
  '/events': ['upcoming', 'past', 'calendar'],
  '/lab-services': ['choose', 'find-an-appointment'],
  '/mobile-van': ['choose', 'find-an-appointment'],
  '/telehealth': ['choose', 'find-an-appointment'],
  '/our-impact': ['where-we-work', 'communities', 'van'],
  '/what-we-do': [
    'clinical-care',
    'health-advocates',
    'existing-facilities',
    'healthcare-access',
    'research',
    'mental-health',
    'internships',
    'case-competitions',
  ],
  '/who-we-are': ['people', 'administrative', 'medical', 'directors', 'volunteers'],
  '/work-with-us': ['ways', 'testimonials', 'faq'],
};

/** In the footer of every page. */
export const EVERYWHERE = ['get-involved', 'newsletter', 'office', 'visit-us'];
