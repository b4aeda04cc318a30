/**
 * What a tree was written from: a card of its very topic, the card of a larger topic, what the person told, the general ideas of a kind,
 * or a language model. Only the first and the last are charged.
 */
export const treeSources = ['card', 'larger-card', 'told', 'kind', 'model'] as const;
export type TreeSource = (typeof treeSources)[number];
