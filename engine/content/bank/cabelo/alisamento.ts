import type { BankSubtopic } from '../../content-types.ts';

export const alisamento: BankSubtopic = {
  domain: 'cabelo',
  subtopic: 'alisamento',
  questions: [
    {
      question: 'Progressiva ou botox capilar: qual a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Nesse botox não entra agulha nem toxina.' },
        { mechanism: 'compara', text: 'Um baixa o volume, o outro muda a forma.' },
        { mechanism: 'lacuna', text: 'A placa promete um nome, o frasco confessa outro.' },
        { mechanism: 'prova', text: 'Viro o pote na câmera e leio a fórmula.' },
        { mechanism: 'dialogo', text: '“É só um selamento.” Então por que termina na chapinha?' },
        { mechanism: 'custo', text: 'Três horas de cadeira, e em agosto volta a raiz.' },
        { mechanism: 'erro', text: 'Fechar pelo preço e sentar sem ver o rótulo.' },
        { mechanism: 'numero', text: 'Duas perguntas pra cabeleireira antes de pôr a capa.' },
      ],
    },
    {
      question: 'Por que o cabelo quebra depois da progressiva?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Pente passando, toquinhos de fio no azulejo branco.' },
        { mechanism: 'erro', text: 'Clarear na mesma semana do alisamento.' },
        { mechanism: 'contra', text: 'O espelhado da saída pode esconder um fio no limite.' },
        { mechanism: 'lacuna', text: 'A química do ano passado continua aí, mesmo invisível.' },
        { mechanism: 'custo', text: 'Chapinha todo dia por cima, e a ponta vira palha.' },
        { mechanism: 'chamada', text: 'Elástico soltando sem ajuda, franja encurtando por conta própria.' },
        {
          mechanism: 'confissao',
          text: 'Fiz duas no mesmo trimestre e menti pra cabeleireira.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Estica um fio molhado: se arrebenta, nada de química agora.' },
      ],
    },
    {
      question: 'Como saber se o alisamento tem formol?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Ardeu o olho, levanta da cadeira.' },
        { mechanism: 'mito', text: 'Adesivo de “sem formol” na tampa não encerra o assunto.' },
        { mechanism: 'prova', text: 'Digito esse registro no site da Anvisa, ao vivo.' },
        { mechanism: 'dialogo', text: '“Arder um pouquinho é normal.” Não é.' },
        { mechanism: 'loop', text: 'Esse número miúdo no rótulo vem antes do preço.' },
        { mechanism: 'erro', text: 'Aceitar o produto que já vem num potinho sem nome.' },
        { mechanism: 'cena', text: 'Janela aberta, ventilador ligado, máscara só no rosto da cabeleireira.' },
        { mechanism: 'numero', text: 'Na segunda mecha, o salão inteiro já tá tossindo.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo pode fazer progressiva?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Menos de três meses é química montada em química.' },
        { mechanism: 'compara', text: 'Retoque na raiz ou cabelo inteiro: a ponta tem preferência.' },
        { mechanism: 'dialogo', text: '“Tô com dois dedos de raiz.” Dois dedos ainda prendem bonito.' },
        { mechanism: 'custo', text: 'Seis alisamentos num ano, e a ponta passou por todos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu marcava antes de toda festa. Passei pra duas no ano.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Só a raiz voltou; o resto continua liso.' },
        { mechanism: 'desafio', text: 'Confere no celular a data do último alisamento.' },
        { mechanism: 'chamada', text: 'A raiz subiu na semana da festa: prende, não alisa.' },
      ],
    },
    {
      question: 'Como alisar o cabelo sem química?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Meia-calça na cabeça, grampo dando a volta, novela passando.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha escova morria na segunda. Com touca de grampo, chegou na quarta.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Creme de maisena alisa até a primeira gota de suor.' },
        { mechanism: 'erro', text: 'Chapinha em fio úmido: esse chiado é o cabelo fritando.' },
        { mechanism: 'quebra', text: 'Baixa a temperatura antes da segunda mecha.' },
        { mechanism: 'confissao', text: 'Já dormi de bobe e acordei com a testa marcada.', needsTruth: true },
        { mechanism: 'compara', text: 'Vento frio ou jato quente no fim: muda o brilho.' },
        { mechanism: 'pergunta', text: 'Você quer fio reto ou só quer a raiz baixa?' },
      ],
    },
  ],
};
