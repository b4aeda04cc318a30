/** Topics that a person can start from with one tap. */
export const topicExamples = [
  'Emagrecer na academia',
  'Como viralizar no tiktok',
  'Desenvolvimento pessoal',
  'Investir com pouco dinheiro',
  'Skincare pra pele oleosa',
  'Receitas na airfryer',
  'Dormir melhor',
] as const;
