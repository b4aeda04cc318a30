import type { BankSubtopic } from '../../content-types.ts';

export const maquiagem: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'maquiagem',
  questions: [
    {
      question: 'Como fazer maquiagem simples pro dia a dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Quatro produtos, cinco minutos, e o café ainda quente.' },
        { mechanism: 'cena', text: 'Espelhinho no ônibus, rímel na mão, e vem a lombada.' },
        { mechanism: 'quebra', text: 'Larga a esponja e usa o dedo no corretivo.' },
        { mechanism: 'contra', text: 'Deixar a pele aparecer também é acabamento.' },
        { mechanism: 'desafio', text: 'Amanhã, tenta só sobrancelha, cílio e boca.' },
        { mechanism: 'prova', text: 'Liguei o cronômetro: vou do rosto lavado ao batom.' },
        { mechanism: 'loop', text: 'Não guarda o batom: ele ainda vai parar na bochecha.' },
        { mechanism: 'erro', text: 'Passar base de festa às sete da manhã de uma terça.' },
      ],
    },
    {
      question: 'Por que a base craquela no rosto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O rachadinho começa antes do pincel encostar.' },
        { mechanism: 'erro', text: 'Pó em cima de pó, e às três o sorriso racha.' },
        { mechanism: 'cena', text: 'Luz do provador, risco branco no canto do nariz.' },
        { mechanism: 'desafio', text: 'Aperta um lenço no rosto antes de selar.' },
        { mechanism: 'compara', text: 'Uma camada grossa ou duas fininhas? Olha as duas no espelho.' },
        { mechanism: 'mito', text: 'A base cara também craquela se a bochecha tá seca.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu passava pó no rosto todo. Hoje é só testa e queixo.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Passou o hidratante? Agora espera e conta até sessenta.' },
      ],
    },
    {
      question: 'Como escolher a cor da base?',
      family: 'decisao',
      hooks: [
        { mechanism: 'prova', text: 'Risquei três tons no maxilar e vou correr pra janela.' },
        { mechanism: 'erro', text: 'Testar na mão, que toma bem mais sol que o rosto.' },
        { mechanism: 'mito', text: 'Um tom mais escuro não bronzeia, só separa o pescoço.' },
        { mechanism: 'compara', text: 'Amarelado ou rosado: a veia do pulso dá palpite.' },
        { mechanism: 'numero', text: 'Espera vinte minutos ainda na loja, que ela escurece.' },
        { mechanism: 'dialogo', text: '“Na loja tava perfeita.” Na loja tinha seis lâmpadas em cima.' },
        { mechanism: 'custo', text: 'Base no tom errado vence na gaveta, cheinha.' },
        { mechanism: 'confissao', text: 'Fui de rosto laranja na formatura, e tem foto.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo dura maquiagem aberta?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O rímel vence primeiro: com uns três meses, já era.' },
        { mechanism: 'quebra', text: 'Abre a necessaire e cheira o gloss do fundo.' },
        { mechanism: 'lacuna', text: 'O prazo tá num desenhinho atrás do rímel.' },
        { mechanism: 'erro', text: 'Ficar bombeando o rímel e encher o tubo de ar.' },
        { mechanism: 'cena', text: 'Sombra da formatura, espelho trincado e cheiro de giz.' },
        { mechanism: 'custo', text: 'Uma pálpebra irritada sai mais cara que um tubo novo.' },
        { mechanism: 'chamada', text: 'Se o seu corretivo tá com cheiro de massinha, deu.' },
        { mechanism: 'contra', text: 'Pó dura mais que creme, mas não dura pra sempre.' },
      ],
    },
    {
      question: 'Como fazer maquiagem em pele madura?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Pele madura pede menos pó do que a gente aprendeu.' },
        { mechanism: 'compara', text: 'O blush em creme desliza, o compacto para na linha.' },
        { mechanism: 'mito', text: 'Pode usar brilho, sim. Ele só muda de lugar.' },
        { mechanism: 'desafio', text: 'Sobe o blush dois dedos e olha o rosto.' },
        {
          mechanism: 'prova',
          text: 'Hoje o rosto é o da minha mãe, luz da janela, sem filtro.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Copiar o contorno marcado de quem tem vinte anos.' },
        { mechanism: 'dialogo', text: '“Na minha idade pesa.” O que pesa é a camada, tira metade.' },
        { mechanism: 'pergunta', text: 'Que batom fazia você sorrir aos trinta?' },
      ],
    },
  ],
};
