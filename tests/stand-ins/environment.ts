/** The environment variables of a build that talks only to the stand-ins. The keys and ids of services are invented. */
export const standInEnvironment: Readonly<Record<string, string>> = {
  OUT_DIR: 'dist-with-stand-ins',
  SITE_OVERRIDES: 'tests/stand-ins/site.yaml',
  // To try the languages that are not published yet.
  SHOW_LANGUAGES: 'true',
  EMAIL_PUBLIC_KEY: 'stand-in-public-key',
  EMAIL_SERVICE_ID: 'stand-in-service',
  EMAIL_TEMPLATE_GROUP_HEALTH_CHECK: 'stand-in-group-health-check',
  EMAIL_TEMPLATE_DONATION_REQUEST: 'stand-in-donation-request',
  MAPS_KEY: 'stand-in-maps-key',
};
