import type { BankSubtopic } from '../../content-types.ts';

export const enxaqueca: BankSubtopic = {
  domain: 'saude',
  subtopic: 'enxaqueca',
  questions: [
    {
      question: 'Como aliviar a enxaqueca na hora da crise?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Três da tarde, cortina fechada, pano frio na testa.' },
        { mechanism: 'erro', text: 'O remédio receitado na bolsa, e você esperando ficar insuportável.' },
        { mechanism: 'desafio', text: 'Monta a sacola da crise: tampão, água, remédio da receita.' },
        { mechanism: 'quebra', text: 'Baixa o brilho da tela antes de continuar comigo.' },
        { mechanism: 'dialogo', text: '“É só tomar um café.” Fala de quem nunca fugiu da luz.' },
        { mechanism: 'loop', text: 'Esse talher caindo na pia, na crise, parece britadeira.' },
        { mechanism: 'compara', text: 'Gelo na testa ou água quente no pé? Cada crise escolhe o seu.' },
        { mechanism: 'chamada', text: 'Pra você que já fugiu da luz no banheiro da firma.' },
      ],
    },
    {
      question: 'Por que tenho dor de cabeça todo dia?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Analgésico demais também faz a cabeça doer.' },
        { mechanism: 'numero', text: 'Abriu cartela de dez no domingo, e quinta já tá vazia.' },
        { mechanism: 'custo', text: 'Comprimido às dez, às três, às oito: a agenda é da dor.' },
        { mechanism: 'erro', text: 'Todo dia às quatro a dor voltava, e ganhou o nome de normal.' },
        {
          mechanism: 'confissao',
          text: 'Levei anos com um analgésico solto no fundo da mochila.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Num diário da dor aparece um padrão que a cabeça esquece.' },
        { mechanism: 'prova', text: 'Abri meu caderno de crises: só tem terça-feira.', needsTruth: true },
        { mechanism: 'contra', text: 'Antes de trocar de analgésico, conta os dias de dor.' },
      ],
    },
    {
      question: 'Enxaqueca ou dor de cabeça comum: como saber?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dor de cabeça comum aperta feito faixa; enxaqueca pede escuro.' },
        { mechanism: 'mito', text: 'Sinusite leva a fama de muita crise de enxaqueca.' },
        { mechanism: 'cena', text: 'Corredor do sabão em pó, aquela luz branca, e o enjoo subindo.' },
        { mechanism: 'contra', text: 'Dor fraca também pode ser enxaqueca, se a luz incomoda.' },
        { mechanism: 'desafio', text: 'Na próxima dor, vê se subir a escada piora.' },
        { mechanism: 'chamada', text: 'Ziguezague brilhando antes da dor: leva isso ao neurologista.' },
        { mechanism: 'quebra', text: 'Larga o celular e aponta a dor com um dedo só.' },
        {
          mechanism: 'antes-depois',
          text: 'Passei dez anos chamando de estresse, até o consultório dar outro nome.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo dura uma crise de enxaqueca?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'De quatro horas a três dias, a crise cancela planos.' },
        { mechanism: 'cena', text: 'Sexta a vista embaça no ônibus, domingo ainda lateja.' },
        { mechanism: 'mito', text: 'A dor passou, mas a ressaca da crise ainda fica um dia.' },
        {
          mechanism: 'custo',
          text: 'Já perdi um batizado e dois churrascos esperando a crise acabar.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse bocejo fora de hora pode já ser o começo.' },
        {
          mechanism: 'dialogo',
          text: '“Já era pra ter passado.” Depois de três dias direto, procura atendimento.',
        },
        { mechanism: 'erro', text: 'A cabeça parou de latejar agora, e você já foi pra academia.' },
        { mechanism: 'lacuna', text: 'A enxaqueca pode ter quatro fases, e só uma dói.' },
      ],
    },
    {
      question: 'Quais comidas podem disparar a enxaqueca?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Às vezes a vontade de chocolate já era a crise.' },
        { mechanism: 'compara', text: 'Sua prima cai com o vinho; você, com o almoço que pulou.' },
        { mechanism: 'erro', text: 'Cortou dez alimentos na segunda e nunca soube qual era.' },
        { mechanism: 'contra', text: 'Você procurou no rótulo, e o gatilho era o prato vazio.' },
        { mechanism: 'prova', text: 'Vou caçar o gatilho no meu dia de ontem, prato por prato.' },
        { mechanism: 'numero', text: 'Faz três colunas no caderno: comida, sono e dor.' },
        { mechanism: 'pergunta', text: 'Fazia quantas horas que você não comia na última crise?' },
        { mechanism: 'desafio', text: 'Almoça no mesmo horário por sete dias e depois me conta.' },
      ],
    },
  ],
};
