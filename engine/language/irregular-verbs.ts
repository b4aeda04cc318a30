/** First and third person singular and third plural of the present, imperfect, first person preterite, gerund. */
export type VerbCells = readonly [
  first: string,
  third: string,
  plural: string,
  imperfect: string,
  preterite: string,
  gerund: string,
];

interface EndingFamily {
  verbs: string;
  /** What is taken off the infinitive before the cells are put on. */
  ending: string;
  cells: VerbCells;
}

/** Verbs whose forms follow from their own ending, not from the rules. */
export const endingFamilies: readonly EndingFamily[] = [
  { verbs: 'ser', ending: 'ser', cells: ['sou', 'é', 'são', 'era', 'fui', 'sendo'] },
  { verbs: 'ir', ending: 'ir', cells: ['vou', 'vai', 'vão', 'ia', 'fui', 'indo'] },
  { verbs: 'estar', ending: 'estar', cells: ['estou', 'está', 'estão', 'estava', 'estive', 'estando'] },
  { verbs: 'dar', ending: 'dar', cells: ['dou', 'dá', 'dão', 'dava', 'dei', 'dando'] },
  { verbs: 'haver', ending: 'haver', cells: ['hei', 'há', 'hão', 'havia', 'houve', 'havendo'] },
  { verbs: 'ter', ending: 'ter', cells: ['tenho', 'tem', 'têm', 'tinha', 'tive', 'tendo'] },
  {
    verbs: 'manter conter deter obter reter entreter abster ater',
    ending: 'ter',
    cells: ['tenho', 'tém', 'têm', 'tinha', 'tive', 'tendo'],
  },
  { verbs: 'vir', ending: 'vir', cells: ['venho', 'vem', 'vêm', 'vinha', 'vim', 'vindo'] },
  {
    verbs: 'convir intervir provir sobrevir advir',
    ending: 'vir',
    cells: ['venho', 'vém', 'vêm', 'vinha', 'vim', 'vindo'],
  },
  { verbs: 'ver rever prever antever', ending: 'er', cells: ['ejo', 'ê', 'eem', 'ia', 'i', 'endo'] },
  { verbs: 'prover', ending: 'er', cells: ['ejo', 'ê', 'eem', 'ia', 'i', 'endo'] },
  { verbs: 'ler reler crer descrer', ending: 'er', cells: ['eio', 'ê', 'eem', 'ia', 'i', 'endo'] },
  { verbs: 'rir sorrir', ending: 'ir', cells: ['io', 'i', 'iem', 'ia', 'i', 'indo'] },
  { verbs: 'pôr', ending: 'pôr', cells: ['ponho', 'põe', 'põem', 'punha', 'pus', 'pondo'] },
  {
    verbs:
      'compor decompor recompor dispor expor impor opor propor repor supor transpor sobrepor contrapor pressupor depor antepor',
    ending: 'por',
    cells: ['ponho', 'põe', 'põem', 'punha', 'pus', 'pondo'],
  },
  {
    verbs: 'fazer refazer desfazer satisfazer perfazer',
    ending: 'azer',
    cells: ['aço', 'az', 'azem', 'azia', 'iz', 'azendo'],
  },
  {
    verbs: 'dizer contradizer desdizer predizer bendizer maldizer',
    ending: 'izer',
    cells: ['igo', 'iz', 'izem', 'izia', 'isse', 'izendo'],
  },
  { verbs: 'trazer', ending: 'azer', cells: ['ago', 'az', 'azem', 'azia', 'ouxe', 'azendo'] },
  { verbs: 'saber', ending: 'aber', cells: ['ei', 'abe', 'abem', 'abia', 'oube', 'abendo'] },
  { verbs: 'caber', ending: 'aber', cells: ['aibo', 'abe', 'abem', 'abia', 'oube', 'abendo'] },
  { verbs: 'poder', ending: 'oder', cells: ['osso', 'ode', 'odem', 'odia', 'ude', 'odendo'] },
  { verbs: 'querer', ending: 'erer', cells: ['ero', 'er', 'erem', 'eria', 'is', 'erendo'] },
  { verbs: 'requerer', ending: 'erer', cells: ['eiro', 'er', 'erem', 'eria', 'eri', 'erendo'] },
  { verbs: 'valer equivaler', ending: 'er', cells: ['ho', 'e', 'em', 'ia', 'i', 'endo'] },
  { verbs: 'perder', ending: 'der', cells: ['co', 'de', 'dem', 'dia', 'di', 'dendo'] },
  {
    verbs: 'pedir medir despedir impedir expedir desimpedir',
    ending: 'dir',
    cells: ['ço', 'de', 'dem', 'dia', 'di', 'dindo'],
  },
  { verbs: 'ouvir', ending: 'vir', cells: ['ço', 've', 'vem', 'via', 'vi', 'vindo'] },
  {
    verbs: 'moer roer doer corroer remoer',
    ending: 'oer',
    cells: ['oo', 'ói', 'oem', 'oía', 'oí', 'oendo'],
  },
  {
    verbs: 'construir reconstruir destruir',
    ending: 'uir',
    cells: ['uo', 'ói', 'oem', 'uía', 'uí', 'uindo'],
  },
  {
    verbs: 'odiar mediar intermediar remediar ansiar incendiar',
    ending: 'iar',
    cells: ['eio', 'eia', 'eiam', 'iava', 'iei', 'iando'],
  },
  { verbs: 'enxaguar', ending: 'aguar', cells: ['águo', 'água', 'águam', 'aguava', 'aguei', 'aguando'] },
  { verbs: 'mobiliar', ending: 'iliar', cells: ['ílio', 'ília', 'íliam', 'iliava', 'iliei', 'iliando'] },
  { verbs: 'reunir', ending: 'unir', cells: ['úno', 'úne', 'únem', 'unia', 'uni', 'unindo'] },
  { verbs: 'proibir coibir', ending: 'ibir', cells: ['íbo', 'íbe', 'íbem', 'ibia', 'ibi', 'ibindo'] },
  { verbs: 'saudar', ending: 'udar', cells: ['údo', 'úda', 'údam', 'udava', 'udei', 'udando'] },
  { verbs: 'enraizar', ending: 'izar', cells: ['ízo', 'íza', 'ízam', 'izava', 'izei', 'izando'] },
];

/** Verbs in -ir whose last stem vowel changes; the endings are the regular ones. */
export const vowelChanges = {
  /** sinto, sente */
  'e>i in first':
    'sentir mentir consentir desmentir pressentir ressentir assentir vestir investir revestir travestir servir seguir conseguir perseguir prosseguir repetir refletir competir ferir preferir conferir transferir referir sugerir digerir aderir inserir inferir interferir gerir ingerir aferir deferir diferir proferir divertir advertir despir compelir repelir expelir',
  /** previno, previne */
  'e>i everywhere': 'prevenir agredir progredir regredir transgredir cerzir',
  /** durmo, dorme */
  'o>u in first': 'dormir cobrir descobrir encobrir recobrir redescobrir engolir tossir',
  /** pulo, pule */
  'o>u everywhere': 'polir',
  /** subo, sobe */
  'u>o in third': 'subir fugir sumir consumir acudir sacudir cuspir entupir desentupir bulir',
} as const;
