import type { BankSubtopic } from '../../content-types.ts';

export const gatoComportamento: BankSubtopic = {
  domain: 'pets',
  subtopic: 'gato-comportamento',
  questions: [
    {
      question: 'Por que meu gato faz xixi fora da caixa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'chamada', text: 'O gato entra na caixa, força e não sai nada: é emergência.' },
        { mechanism: 'numero', text: 'Dois gatos pedem três bandejas, em três lugares.' },
        { mechanism: 'cena', text: 'Edredom lavado de manhã, mancha nova de tarde.' },
        { mechanism: 'mito', text: 'Xixi na cama não é ciúme do namorado.' },
        { mechanism: 'erro', text: 'A caixa de areia tá do lado da máquina que centrifuga.' },
        { mechanism: 'lacuna', text: 'Pensa no que mudou na casa semana passada. Ele pensou.' },
        { mechanism: 'quebra', text: 'Tira a tampa da caixa de areia por uma semana.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu limpava a caixa só no sábado. Agora é todo dia.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer o gato parar de arranhar o sofá?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Deitei o papelão e passei a unha: olha quem veio.' },
        { mechanism: 'contra', text: 'Arranhar ele vai, sempre. A gente só escolhe onde.' },
        { mechanism: 'compara', text: 'Sisal em pé ou papelão deitado? Bota os dois e vê.' },
        { mechanism: 'erro', text: 'O arranhador é ótimo, mas tá escondido atrás da porta.' },
        { mechanism: 'custo', text: 'O que vai em capa de sofá já paga um arranhador bom.' },
        { mechanism: 'desafio', text: 'Encosta o arranhador bem no canto já rasgado.' },
        { mechanism: 'dialogo', text: '“Ele faz de propósito.” Faz: afia, estica e deixa recado.' },
        { mechanism: 'numero', text: 'Gato precisa de uns oitenta centímetros pra se esticar todo.' },
      ],
    },
    {
      question: 'Vale a pena ter dois gatos?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Um no colo ou dois correndo? Olha o seu corredor.' },
        { mechanism: 'contra', text: 'Um velhinho sossegado pode não querer dividir a janela.' },
        { mechanism: 'custo', text: 'Areia, vacina e sachê vêm em dobro, todo mês.' },
        { mechanism: 'numero', text: 'Duas semanas de porta fechada antes do primeiro encontro.' },
        { mechanism: 'erro', text: 'Chegou no sábado, solto na sala no mesmo sábado.' },
        { mechanism: 'loop', text: 'Antes de se verem, uma meia velha vai passear na casa.' },
        {
          mechanism: 'confissao',
          text: 'Trouxe um amigo pro primeiro, e ele ficou de mal um mês.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se ele derruba copo às quatro, talvez falte dupla.' },
      ],
    },
    {
      question: 'Quanto tempo um gato leva pra se adaptar à casa nova?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias embaixo da cama não é ódio por você.' },
        { mechanism: 'contra', text: 'A casa toda assusta. Um quarto só acolhe.' },
        { mechanism: 'quebra', text: 'Deita no chão do quarto e fica de costas pra ele.' },
        { mechanism: 'desafio', text: 'Deixa a caixa de transporte aberta, com manta dentro.' },
        { mechanism: 'cena', text: 'Dois olhos atrás da geladeira, ração intacta até meia-noite.' },
        {
          mechanism: 'antes-depois',
          text: 'Primeira semana, só barulho. Na quarta, dormiu no meu pé.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'A primeira vez que ele confia em você é no escuro.' },
        { mechanism: 'mito', text: 'Gato quietinho demais pode ser medo, não sossego.' },
      ],
    },
    {
      question: 'Como gastar a energia do gato dentro de casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Vou arrastar a varinha rente ao chão: repara no bumbum.' },
        { mechanism: 'erro', text: 'Brincar só de laser, sem nada pra ele agarrar no fim.' },
        { mechanism: 'mito', text: 'O brinquedo caro sempre perde pra caixa de papelão.' },
        { mechanism: 'desafio', text: 'Esconde cinco grãos pela sala antes do jantar.' },
        { mechanism: 'numero', text: 'Dez minutos de caça às nove rendem silêncio às quatro.' },
        { mechanism: 'cena', text: 'De madrugada, disparada no corredor e abajur no chão.' },
        { mechanism: 'quebra', text: 'Libera o topo do guarda-roupa pra ele.' },
        { mechanism: 'pergunta', text: 'De qual janela ele vê passarinho?' },
      ],
    },
  ],
};
