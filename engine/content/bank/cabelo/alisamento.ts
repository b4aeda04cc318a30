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
        { mechanism: 'compara', text: 'Um só baixa o volume, o outro muda a forma do fio.' },
        { mechanism: 'lacuna', text: 'Na placa do salão tá um nome. No frasco, outro.' },
        { mechanism: 'prova', text: 'Vou virar o pote aqui na câmera e ler a fórmula.' },
        { mechanism: 'dialogo', text: '“É só um selamento.” Então por que termina na chapinha?' },
        { mechanism: 'custo', text: 'São três horas de cadeira, e em agosto a raiz volta.' },
        { mechanism: 'erro', text: 'Escolher pelo preço e sentar sem ver o frasco.' },
        { mechanism: 'numero', text: 'Faz duas perguntas pra cabeleireira antes de sentar.' },
      ],
    },
    {
      question: 'Por que o cabelo quebra depois da progressiva?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Você passa o pente e caem uns toquinhos no azulejo branco.' },
        { mechanism: 'erro', text: 'Fazer luzes na mesma semana do alisamento.' },
        { mechanism: 'contra', text: 'Aquele espelhado da saída do salão pode esconder um fio no limite.' },
        { mechanism: 'lacuna', text: 'Tem química do ano passado no seu fio, e não aparece.' },
        { mechanism: 'custo', text: 'Chapinha todo dia por cima, e a ponta vira palha.' },
        { mechanism: 'chamada', text: 'O elástico cai sozinho e a franja tá encurtando? Escuta.' },
        {
          mechanism: 'confissao',
          text: 'Fiz duas no mesmo trimestre e menti pra cabeleireira.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Estica um fio molhado: se arrebentar, nada de química agora.' },
      ],
    },
    {
      question: 'Como saber se o alisamento tem formol?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Ardeu o olho, levanta da cadeira.' },
        { mechanism: 'mito', text: 'Adesivo de “sem formol” na tampa não prova nada.' },
        { mechanism: 'prova', text: 'Vou digitar esse registro no site da Anvisa, ao vivo.' },
        { mechanism: 'dialogo', text: '“Arder um pouquinho é normal.” Não é.' },
        { mechanism: 'loop', text: 'Esse número miudinho do rótulo vem antes do preço.' },
        { mechanism: 'erro', text: 'Aceitar o produto que já vem num potinho sem nome.' },
        { mechanism: 'cena', text: 'Janela aberta, ventilador ligado, e só a cabeleireira de máscara.' },
        { mechanism: 'numero', text: 'Na segunda mecha, o salão inteiro já tava tossindo.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo pode fazer progressiva?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Antes de três meses, você tá pondo química em cima de química.' },
        { mechanism: 'compara', text: 'Retoque só na raiz ou no cabelo todo: a ponta sabe a resposta.' },
        {
          mechanism: 'dialogo',
          text: '“Tô com dois dedos de raiz.” Dois dedos ainda dá pra prender bonito.',
        },
        { mechanism: 'custo', text: 'Seis alisamentos num ano, e a ponta pegou todos.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu marcava antes de toda festa. Passei pra duas no ano.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Só a raiz voltou. O resto continua liso, deixa ele quieto.' },
        { mechanism: 'desafio', text: 'Confere no celular a data do último alisamento.' },
        { mechanism: 'chamada', text: 'A raiz subiu na semana da festa? Prende, não alisa.' },
      ],
    },
    {
      question: 'Como alisar o cabelo sem química?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Meia-calça na cabeça, grampo dando a volta, novela passando.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha escova morria na segunda. Com touca, chega na quarta.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'O creme de maisena só alisa até o primeiro suor.' },
        { mechanism: 'erro', text: 'Chapinha em fio úmido: esse chiado é o cabelo fritando.' },
        { mechanism: 'quebra', text: 'Baixa a temperatura antes da segunda mecha.' },
        { mechanism: 'confissao', text: 'Já dormi de bobe e acordei com a testa marcada.', needsTruth: true },
        { mechanism: 'compara', text: 'Vento frio ou vento quente no fim da escova muda o brilho.' },
        { mechanism: 'pergunta', text: 'Você quer fio reto ou só quer a raiz baixa?' },
      ],
    },
  ],
};
