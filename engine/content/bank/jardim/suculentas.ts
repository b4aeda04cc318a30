import type { BankSubtopic } from '../../content-types.ts';

export const suculentas: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'suculentas',
  questions: [
    {
      question: 'De quanto em quanto tempo regar suculenta?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Borrifador molha a poeira, e a raiz continua com sede.' },
        { mechanism: 'cena', text: 'Prateleira do escritório, copinho de café virando regador.' },
        { mechanism: 'desafio', text: 'Aperta de leve a folha de baixo antes da água.' },
        { mechanism: 'erro', text: 'Você dá uma colherzinha de água por dia, de dó.' },
        { mechanism: 'contra', text: 'Rega boa encharca até pingar e depois some por dias.' },
        { mechanism: 'numero', text: 'Em janeiro, talvez dez dias; em julho, perto de vinte.' },
        { mechanism: 'loop', text: 'Folhinha enrugada recebe água agora: amanhã eu mostro.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu regava no sábado. Hoje rego quando a terra esfarela.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha suculenta apodrece por baixo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Folha amarela, molinha, caindo só de encostar.' },
        { mechanism: 'lacuna', text: 'O vasinho da loja esconde uma cilada no fundo.' },
        { mechanism: 'erro', text: 'Cachepô sem furo, com pedrinha por cima, só esconde a poça.' },
        { mechanism: 'dialogo', text: '“Era só um golinho.” Terra de jardim segura esse golinho.' },
        { mechanism: 'prova', text: 'Tirei do vaso pra mostrar a raiz cor de café.' },
        { mechanism: 'desafio', text: 'Cheira a terra: se lembra brejo, desenvasa agora.' },
        { mechanism: 'quebra', text: 'Corta o talo até achar miolo branco, e deixa secar.' },
        { mechanism: 'custo', text: 'Uma semana de pratinho cheio derruba três anos de roseta.' },
      ],
    },
    {
      question: 'Como fazer muda de suculenta pela folha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Torci com cuidado e a folha saiu inteira, com a pontinha.' },
        { mechanism: 'erro', text: 'Enterrou a folha recém-tirada na terra encharcada.' },
        { mechanism: 'mito', text: 'Folha quebrada no meio dificilmente vira filha.' },
        {
          mechanism: 'confissao',
          text: 'Esqueci uma folha na janela e ela brotou sem mim.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Deixa deitada em cima da terra, que a raiz desce só.' },
        { mechanism: 'numero', text: 'Dez folhas na bandeja, e conta vitória com quatro.' },
        { mechanism: 'chamada', text: 'Pra quem varre folhinha caída: aí no chão tem muda.' },
        { mechanism: 'compara', text: 'Folha demora meses; ponteira cortada já nasce planta.' },
      ],
    },
    {
      question: 'Por que minha suculenta cresce comprida e torta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Aquele pescoço comprido aponta sempre pro mesmo lado.' },
        { mechanism: 'contra', text: 'Suculenta esticada tá com fome de sol, e não de adubo.' },
        { mechanism: 'quebra', text: 'Gira o vaso hoje e leva pra perto do vidro.' },
        { mechanism: 'custo', text: 'Cada semana longe do vidro dá mais um dedo de caule.' },
        { mechanism: 'cena', text: 'Mesa de reunião, luz branca, roseta virando girafa.' },
        {
          mechanism: 'antes-depois',
          text: 'A minha morava na estante. Agora toma sol das oito.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Ela tá crescendo bem.” Ela tá é procurando janela.' },
        { mechanism: 'compara', text: 'Roseta fechadinha viu sol; espigada viu lâmpada.' },
      ],
    },
    {
      question: 'Qual terra usar no vaso de cactos e suculentas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Metade terra, metade areia grossa, e um punhado de pedrisco.' },
        { mechanism: 'erro', text: 'Areia de praia vai pro vaso com sal e tudo.' },
        { mechanism: 'desafio', text: 'Molha um punhado e aperta: se virou bolinho, falta areia.' },
        { mechanism: 'contra', text: 'Terra preta cheirosa de jardim segura água demais pra cacto.' },
        { mechanism: 'pergunta', text: 'Em quanto tempo a água sai pelo fundo?' },
        { mechanism: 'compara', text: 'Plástico guarda umidade, barro devolve ela pro ar.' },
        { mechanism: 'prova', text: 'Peneirei areia de obra aqui: fica só o grosso.' },
        { mechanism: 'chamada', text: 'Comprou no mercado e nunca trocou a turfa? Olha a raiz.' },
      ],
    },
  ],
};
