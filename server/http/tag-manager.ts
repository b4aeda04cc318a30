/** The container of Google Tag Manager that loads in the browsers of people who accept it. */
export interface TagManagerSettings {
  containerId: string;
  /** Origin of a stand-in for Google; null is Google itself. */
  scriptBase: string | null;
}

/** Where the container is, and what a page's policy must allow it. */
export interface TagManagerPlace {
  scriptUrl: string;
  scriptOrigins: readonly string[];
  /** Where its measurements go, by request or by image. */
  reportOrigins: readonly string[];
}

const tagManager = 'https://www.googletagmanager.com';
const analytics = 'https://www.google-analytics.com';

/** Google's addresses, or the stand-in's. */
export function locateTagManager({ containerId, scriptBase }: TagManagerSettings): TagManagerPlace {
  const stand = scriptBase === null ? null : new URL(scriptBase).origin;
  return {
    scriptUrl: `${scriptBase ?? tagManager}/gtm.js?id=${containerId}`,
    scriptOrigins: [stand ?? tagManager],
    reportOrigins: stand === null ? [tagManager, analytics] : [stand],
  };
}
