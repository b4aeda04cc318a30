import type { RiskName } from './risk-categories.ts';

/** For a topic that is asked about, and may hide more than its words say. */
export const leaningMessage =
  'Se por trás disso tem dor ou perigo, com você ou com alguém, dá pra falar com gente agora: o CVV atende no 188, de graça, 24 horas; em emergência, ligue 190 ou 192.';

/** What a person reads instead of hooks. Nothing of what was typed is in it. */
export const riskMessages: Record<RiskName, string> = {
  'self-harm':
    'Se você está passando por um momento muito difícil, não precisa enfrentar isso sem companhia. Fala com o CVV: ligue 188, a ligação é gratuita e atende 24 horas, ou acesse cvv.org.br. Se houver perigo agora, ligue 192 (SAMU). A gente fica por aqui quando você quiser voltar com outro tema.',
  violence:
    'Se você ou alguém que você conhece está sofrendo violência, dá pra pedir ajuda agora: ligue 180 (gratuito, 24 horas, também por WhatsApp no 61 9610-0180). Em perigo imediato, ligue 190. A culpa não é sua.',
  'sexual-abuse':
    'O que aconteceu não é culpa de quem sofreu. Dá pra contar pra alguém agora: o Ligue 180 atende mulheres e o Disque 100 atende crianças, adolescentes e qualquer pessoa, de graça, 24 horas. Em perigo imediato, ligue 190. Um hospital ou uma UBS atende sem exigir boletim de ocorrência.',
  'child-in-danger':
    'Criança e adolescente têm direito a proteção. O Disque 100 recebe o relato de graça, 24 horas, sem precisar dizer o nome, e o Conselho Tutelar da cidade também atende. Em perigo imediato, ligue 190. Se é com você, conta pra um adulto de confiança: a culpa não é sua.',
  'eating-disorder':
    'Se a comida ou o corpo viraram sofrimento, você não precisa passar por isso sem apoio: uma UBS pode te encaminhar pra psicólogo e nutricionista, e o CVV conversa de graça no 188, 24 horas. Se houver desmaio ou mal-estar forte, ligue 192 (SAMU). Quando quiser, volta com outro tema.',
  grief:
    'Sentimos muito. Aqui a gente prefere não transformar essa dor em gancho. Se quiser conversar com alguém agora, o CVV atende de graça no 188, 24 horas, e uma UBS pode indicar apoio pro luto. Quando fizer sentido, volta com outro tema: ele é bem-vindo.',
  addiction:
    'Isso pesa, e dá pra ter ajuda sem julgamento. O CAPS da sua cidade atende de graça quem vive uma dependência e também a família; uma UBS mostra o caminho. Pra conversar agora, o CVV atende no 188, 24 horas; em emergência, ligue 192 (SAMU). Outros temas são bem-vindos quando você quiser.',
  depression:
    'O que você escreveu merece mais cuidado do que um gancho. Se está pesando, uma UBS ou um CAPS atende de graça, e o CVV conversa no 188, 24 horas, ou em cvv.org.br. Quando você quiser, volta com outro tema: ele é bem-vindo.',
  panic:
    'Crise assusta, e dá pra ter ajuda. Se for agora, procura um lugar seguro e alguém de confiança. Com dor no peito, desmaio, confusão ou risco pra alguém, ligue 192 (SAMU). Fora da emergência, a UBS e o CAPS atendem de graça, e o CVV conversa no 188, 24 horas.',
  bullying:
    'Isso machuca, e a culpa não é de quem sofre. Guarda o que aconteceu, com data e print, e conta pra um adulto ou alguém de confiança. Com criança ou adolescente, a escola tem que agir, e o Conselho Tutelar e o Disque 100 recebem o relato de graça. Se estiver pesando, o CVV conversa no 188, 24 horas.',
  harassment:
    'Com esse tema a gente não ajuda: expor, humilhar ou perseguir alguém machuca, e pode ser crime. Se é você que está passando por isso, guarda as provas e procura a delegacia; pra conversar, o CVV atende no 188, de graça, 24 horas. Tenta outro tema quando quiser.',
  'harm-to-others':
    'Com esse tema a gente não pode ajudar, porque ele pode machucar alguém. Se a raiva estiver pesada, o CVV conversa com você no 188, de graça, 24 horas. Em emergência, ligue 190. Tenta outro tema quando quiser.',
  minors:
    'Com esse tema a gente não ajuda. Se você sabe de uma criança ou adolescente em risco, denuncie no Disque 100: é gratuito, anônimo e funciona 24 horas. Em emergência, ligue 190.',
  drugs:
    'Com esse tema a gente não ajuda, porque ele põe pessoas em risco. Se a droga virou problema pra você ou pra alguém, o CAPS e a UBS atendem de graça; em emergência, ligue 192 (SAMU). Tenta outro tema quando quiser.',
  weapons:
    'Com esse tema a gente não ajuda, porque ele pode ferir gente. Se alguém corre perigo agora, ligue 190; pra contar o que você sabe sem se identificar, existe o Disque Denúncia, 181 em muitos estados. Tenta outro tema quando quiser.',
  fraud:
    'Com esse tema a gente não ajuda, porque alguém sai no prejuízo. Se o aperto é de dinheiro, o CRAS da sua cidade orienta de graça sobre benefícios. Um vídeo que ensina a não cair em golpe, esse a gente faz com gosto.',
  stalking:
    'Com esse tema a gente não ajuda: vigiar ou expor alguém machuca e é crime. Se a dor do fim estiver pesada, o CVV conversa no 188, de graça, 24 horas. Se é você que está sendo seguida ou exposta, ligue 180, ou 190 em perigo imediato.',
  cruelty:
    'Com esse tema a gente não ajuda, porque alguém ou algum bicho sofre. Se você sabe de maus-tratos, ligue 190, ou denuncie no Disque 100 quando é com gente. Tenta outro tema quando quiser.',
  hate: 'Com esse tema a gente não ajuda, porque ele fere pessoas pelo que elas são. Se você sofreu ou viu discriminação, o Disque 100 recebe a denúncia de graça, 24 horas. Tenta outro tema quando quiser.',
  medical:
    'Com esse tema a gente não ajuda, porque pode fazer mal de verdade. Antes de começar, parar ou aplicar qualquer coisa, fala com um profissional: a UBS atende de graça e o Disque Saúde 136 orienta. Se alguém passou mal, ligue 192 (SAMU).',
  eating:
    'Esse caminho machuca o corpo e a cabeça, e a gente não quer ajudar nisso. Se a comida virou sofrimento, conversar ajuda: o CVV atende de graça no 188, 24 horas, e uma UBS pode te encaminhar pra psicólogo e nutricionista. Quando quiser, volta com outro tema.',
};
