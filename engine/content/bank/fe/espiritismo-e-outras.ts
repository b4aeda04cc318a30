import type { BankSubtopic } from '../../content-types.ts';

export const espiritismoEOutras: BankSubtopic = {
  domain: 'fe',
  subtopic: 'espiritismo-e-outras',
  questions: [
    {
      question: 'Como fazer o Evangelho no lar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: "Terça, oito da noite, jarra d'água, livro aberto ao acaso." },
        { mechanism: 'numero', text: 'Meia hora por semana, no mesmo dia, na mesma mesa.' },
        { mechanism: 'quebra', text: 'Tira o celular da sala e põe a jarra.' },
        { mechanism: 'erro', text: 'Usar a leitura pra dar lição na sogra.' },
        { mechanism: 'contra', text: 'Uma pessoa na cadeira já é reunião.' },
        { mechanism: 'desafio', text: 'Escolhe o dia agora e avisa no almoço.' },
        { mechanism: 'prova', text: 'Abro em página qualquer e leio com você.' },
        { mechanism: 'dialogo', text: '“E se chegar visita?” Puxa mais uma cadeira.' },
      ],
    },
    {
      question: 'Por que tanta gente tem medo de centro espírita?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'compara', text: 'O do filme tem penumbra; o do bairro tem cafezinho.' },
        { mechanism: 'cena', text: 'Ventilador de teto, cadeira de plástico, palestra de paciência.' },
        { mechanism: 'dialogo', text: '“Vou ver coisa?” Vai ver bazar, sopa e gente.' },
        { mechanism: 'confissao', text: 'Entrei pelo bazar e só depois ouvi a palestra.', needsTruth: true },
        { mechanism: 'mito', text: 'Assistir à palestra não assina ficha de nada.' },
        { mechanism: 'lacuna', text: 'Um cartaz na entrada responde quase toda pergunta.' },
        { mechanism: 'chamada', text: 'Avó espírita, mãe católica, você na calçada: pode entrar.' },
        { mechanism: 'custo', text: 'Julgar pela janela faz perder uma boa conversa.' },
      ],
    },
    {
      question: 'Budismo é religião ou filosofia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uns acendem incenso, outros só contam a respiração.' },
        { mechanism: 'contra', text: 'A pergunta incomoda mais a gente que o monge.' },
        { mechanism: 'mito', text: 'Estátua risonha de loja não é o Buda histórico.' },
        { mechanism: 'numero', text: 'Quatro verdades e um caminho de oito passos.' },
        { mechanism: 'erro', text: 'Achar que zen é nunca sentir raiva.' },
        { mechanism: 'cena', text: 'Almofada no chão, sino pequeno, joelho formigando.' },
        { mechanism: 'loop', text: 'Guarda uma palavra pra depois do sino: impermanência.' },
        { mechanism: 'pergunta', text: 'Cabem o terço e a almofada na mesma sala?' },
      ],
    },
    {
      question: 'Quantas vezes preciso tomar passe no centro espírita?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Passe não substitui remédio nem consulta.' },
        { mechanism: 'cena', text: 'Cadeira encostada na parede, luz baixa, mãos que não encostam.' },
        { mechanism: 'numero', text: 'Zero real: passe, por tradição, não se cobra.' },
        { mechanism: 'erro', text: 'Largar o tratamento do médico por conta própria.' },
        { mechanism: 'quebra', text: 'Senta, solta a bolsa e respira.' },
        { mechanism: 'contra', text: 'A casa sugere a conta, a vontade é sua.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ia só no aperto. Hoje vou também pra agradecer.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: "Esse copinho d'água na saída tem nome bonito." },
      ],
    },
    {
      question: 'Posso frequentar duas religiões ao mesmo tempo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Missa às sete, gira às nove, cheiro de ervas na roupa.' },
        { mechanism: 'dialogo', text: '“Mas pode?” Cada casa responde do seu jeito.' },
        { mechanism: 'contra', text: 'Respeito não obriga a escolher time.' },
        { mechanism: 'desafio', text: 'Pergunta ao padre e pergunta à mãe de santo.' },
        { mechanism: 'lacuna', text: 'Cada casa tem um gesto que não se divide.' },
        { mechanism: 'custo', text: 'Frequentar no escuro pesa mais que explicar.' },
        { mechanism: 'chamada', text: 'Pra quem pendura terço e guia no mesmo gancho.' },
        { mechanism: 'confissao', text: 'Cresci entre o catecismo e o passe da vizinha.', needsTruth: true },
      ],
    },
  ],
};
