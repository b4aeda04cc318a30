import type { BankSubtopic } from '../../content-types.ts';

export const ansiedade: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'ansiedade',
  questions: [
    {
      question: 'Como controlar uma crise de ansiedade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Encosta os dois pés no chão antes de qualquer coisa.' },
        { mechanism: 'numero', text: 'Fala em voz alta cinco coisas que você tá vendo.' },
        { mechanism: 'erro', text: 'Puxar o ar com força só aperta mais o peito.' },
        { mechanism: 'cena', text: 'Fila do banco, mão gelada, e o barulho ficando longe.' },
        { mechanism: 'desafio', text: 'Solta o ar devagar, feito quem embaça um espelho.' },
        { mechanism: 'dialogo', text: '“Calma, não é nada.” Essa frase nunca acalmou ninguém.' },
        { mechanism: 'confissao', text: 'Já contei azulejo no banheiro do trabalho até passar.', needsTruth: true },
        { mechanism: 'contra', text: 'Brigar com a onda cansa mais que boiar nela.' },
      ],
    },
    {
      question: 'Por que sinto aperto no peito do nada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'Dor no peito nova, com falta de ar, é pronto-socorro.' },
        { mechanism: 'mito', text: 'Alarme de incêndio também toca com torrada queimada.' },
        { mechanism: 'cena', text: 'Domingo à noite, louça lavada, e o peito fecha.' },
        { mechanism: 'lacuna', text: 'O aperto que vem do nada costuma ter hora marcada.' },
        { mechanism: 'loop', text: 'Isso aqui no ombro começa bem antes do peito.' },
        { mechanism: 'erro', text: 'Pesquisar o sintoma às duas da manhã piora o sintoma.' },
        { mechanism: 'custo', text: 'Você cancela o cinema com medo de sentir de novo.' },
        { mechanism: 'pergunta', text: 'O que aconteceu nas duas horas antes do aperto?' },
      ],
    },
    {
      question: 'Ansiedade se trata com remédio ou terapia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Remédio baixa o volume, terapia mostra de onde vem o som.' },
        { mechanism: 'mito', text: 'Remédio pra ansiedade não é derrota com bula.' },
        { mechanism: 'erro', text: 'Engolir o comprimido da cunhada porque deu certo com ela.' },
        { mechanism: 'antes-depois', text: 'A caixa vivia escondida na gaveta. Hoje fica junto da escova.', needsTruth: true },
        { mechanism: 'numero', text: 'Levei duas perguntas anotadas pro psiquiatra, e valeram a consulta.', needsTruth: true },
        { mechanism: 'quebra', text: 'Larga a opinião do grupo da família e marca avaliação.' },
        { mechanism: 'contra', text: 'Terapia e comprimido não disputam vaga.' },
        { mechanism: 'custo', text: 'Largar o remédio por conta própria traz a conta depois.' },
      ],
    },
    {
      question: 'Quanto tempo dura uma crise de ansiedade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O pico costuma vir em dez minutos e depois desce.' },
        { mechanism: 'mito', text: 'Crise tem fim, mesmo quando o corpo jura que não.' },
        { mechanism: 'cena', text: 'Sala de aula, ponteiro parado, mão suando embaixo da carteira.' },
        { mechanism: 'prova', text: 'Vou contar um minuto aqui, pra você sentir o tamanho.' },
        { mechanism: 'loop', text: 'Depois da crise vem isso aqui, um sono de pedra.' },
        { mechanism: 'erro', text: 'Conferir o pulso a cada minuto mantém a crise acesa.' },
        { mechanism: 'desafio', text: 'Na próxima crise, marca a hora em que começou a descer.' },
        { mechanism: 'dialogo', text: '“Vai durar pra sempre”, diz a cabeça. O corpo sabe descer.' },
      ],
    },
    {
      question: 'Como parar de se preocupar com tudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Marca quinze minutos de preocupação na agenda, às seis.' },
        { mechanism: 'confissao', text: 'Eu ensaiava no banho brigas que nunca aconteceram.', needsTruth: true },
        { mechanism: 'antes-depois', text: 'Antes eu remoía na cama; agora o problema dorme no caderno.', needsTruth: true },
        { mechanism: 'contra', text: 'Sua preocupação não segura o avião de ninguém no ar.' },
        { mechanism: 'prova', text: 'Dividi a folha em duas: o que resolvo e o resto.' },
        { mechanism: 'compara', text: 'Problema cabe em lista, preocupação só cabe na cabeça.' },
        { mechanism: 'chamada', text: 'Pra quem escuta o próprio áudio procurando onde errou.' },
        { mechanism: 'lacuna', text: 'Toda preocupação da madrugada começa com as mesmas duas palavras.' },
      ],
    },
  ],
};
