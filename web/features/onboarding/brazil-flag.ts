const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/BR.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Address of the one flag that is shown before anybody asks for the list of countries. */
export const [brazilFlag] = Object.values(files);
