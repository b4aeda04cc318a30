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
        { mechanism: 'erro', text: 'Esperar ficar insuportável pra tomar o remédio receitado.' },
        { mechanism: 'desafio', text: 'Monta a sacola da crise: tampão, água, remédio da receita.' },
        { mechanism: 'quebra', text: 'Baixa o brilho da tela antes de continuar comigo.' },
        { mechanism: 'dialogo', text: '“É só tomar um café.” Fala de quem nunca fugiu da luz.' },
        { mechanism: 'loop', text: 'Esse talher caindo na pia, na crise, parece britadeira.' },
        { mechanism: 'compara', text: 'Gelo na testa ou água quente no pé: cada crise escolhe.' },
        { mechanism: 'chamada', text: 'Pra quem já fugiu da luz no banheiro da firma.' },
      ],
    },
    {
      question: 'Por que tenho dor de cabeça todo dia?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Analgésico demais também faz a cabeça doer.' },
        { mechanism: 'numero', text: 'Cartela de dez aberta no domingo, vazia na quinta.' },
        { mechanism: 'custo', text: 'Comprimido às dez, às três, às oito: a agenda é da dor.' },
        { mechanism: 'erro', text: 'Chamou de normal o aperto que volta toda tarde.' },
        { mechanism: 'confissao', text: 'Levei anos com um analgésico solto no fundo da mochila.', needsTruth: true },
        { mechanism: 'lacuna', text: 'O diário da dor guarda um padrão que você esquece.' },
        { mechanism: 'prova', text: 'Abri meu caderno de crises: só tem terça-feira.', needsTruth: true },
        { mechanism: 'contra', text: 'Antes de trocar de caixinha, conta os dias de dor.' },
      ],
    },
    {
      question: 'Enxaqueca ou dor de cabeça comum: como saber?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Dor comum aperta feito faixa; enxaqueca lateja e pede escuro.' },
        { mechanism: 'mito', text: 'Sinusite leva a fama de muita crise de enxaqueca.' },
        { mechanism: 'cena', text: 'Corredor do sabão em pó, luz branca, enjoo subindo.' },
        { mechanism: 'contra', text: 'Dor fraca também pode ser enxaqueca, se a luz incomoda.' },
        { mechanism: 'desafio', text: 'Na próxima dor, vê se subir a escada piora.' },
        { mechanism: 'chamada', text: 'Ziguezague brilhando antes da dor: leva isso ao neurologista.' },
        { mechanism: 'quebra', text: 'Fecha os olhos e aponta a dor com um dedo.' },
        { mechanism: 'antes-depois', text: 'Dez anos chamando de estresse. No consultório, ganhou outro nome.', needsTruth: true },
      ],
    },
    {
      question: 'Quanto tempo dura uma crise de enxaqueca?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'De quatro horas a três dias, a crise cancela planos.' },
        { mechanism: 'cena', text: 'Sexta a vista embaça no ônibus, domingo ainda lateja.' },
        { mechanism: 'mito', text: 'A dor sai e a ressaca da enxaqueca fica.' },
        { mechanism: 'custo', text: 'Um batizado, uma prova, dois churrascos: a conta do semestre.' },
        { mechanism: 'loop', text: 'Esse bocejo fora de hora pode já ser o começo.' },
        { mechanism: 'dialogo', text: '“Já era pra ter passado.” Três dias direto pedem atendimento.' },
        { mechanism: 'erro', text: 'Voltar pra academia na primeira hora sem latejar.' },
        { mechanism: 'lacuna', text: 'A enxaqueca pode ter quatro fases, e só uma dói.' },
      ],
    },
    {
      question: 'Quais comidas podem disparar a enxaqueca?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Às vezes a vontade de chocolate já era a crise.' },
        { mechanism: 'compara', text: 'O vinho derruba sua prima; em você, o almoço pulado.' },
        { mechanism: 'erro', text: 'Cortar dez alimentos na segunda e nunca saber qual era.' },
        { mechanism: 'contra', text: 'Você procurou no rótulo, e o gatilho era o prato vazio.' },
        { mechanism: 'prova', text: 'Vou preencher meu dia de ontem, do café à janta.' },
        { mechanism: 'numero', text: 'Três colunas no caderno: comida, sono e hora da dor.' },
        { mechanism: 'pergunta', text: 'Fazia quantas horas que você não comia na última crise?' },
        { mechanism: 'desafio', text: 'Por sete dias, almoça no mesmo horário e compara.' },
      ],
    },
  ],
};
