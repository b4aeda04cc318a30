import type { BankSubtopic } from '../../content-types.ts';

export const mudarDeCarreira: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'mudar-de-carreira',
  questions: [
    {
      question: 'Como mudar de carreira sem começar do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Dez anos de balcão já são dez anos lendo gente.' },
        { mechanism: 'cena', text: 'Crachá da firma no pescoço, aula nova no fone.' },
        { mechanism: 'desafio', text: 'Sublinha no currículo tudo que serve nas duas áreas.' },
        { mechanism: 'erro', text: 'Entregar a carta antes do primeiro cliente da área nova.' },
        { mechanism: 'contra', text: 'A profissão nova começa no sábado, com a velha pagando.' },
        { mechanism: 'prova', text: 'Vou traduzir “caixa de mercado” pra uma vaga de escritório.' },
        { mechanism: 'lacuna', text: 'Entre as duas profissões existe um cargo que pouca gente olha.' },
        { mechanism: 'dialogo', text: '“Vou recomeçar do nada.” A agenda de contatos vai junto.' },
      ],
    },
    {
      question: 'Por que tenho tanto medo de mudar de profissão?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Planilha de gastos aberta, curso no carrinho, onze da noite.' },
        { mechanism: 'chamada', text: 'Pesquisou o mesmo curso vinte vezes e não se matriculou? Fica aqui.' },
        { mechanism: 'custo', text: 'A cada aniversário, a cadeira errada fica mais funda.' },
        { mechanism: 'mito', text: 'Ter medo de sair não prova que a gente gosta dali.' },
        {
          mechanism: 'confissao',
          text: 'Dois anos: foi o tempo que levei pra contar em casa.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Quem nunca saiu do primeiro emprego vai te mandar ficar.' },
        { mechanism: 'quebra', text: 'Tira o diploma da parede por uma semana.' },
        { mechanism: 'pergunta', text: 'O medo é do serviço novo ou do almoço de família?' },
      ],
    },
    {
      question: 'Vale a pena fazer outra faculdade pra mudar de área?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Quatro anos de boleto ou seis meses de portfólio: o que pesa mais?' },
        { mechanism: 'contra', text: 'Enfermagem pede diploma, sim. Vaga de programação, nem sempre.' },
        { mechanism: 'mito', text: 'Mais uma colação de grau não entrega a primeira vaga.' },
        { mechanism: 'erro', text: 'Matrícula em março, primeira conversa com alguém da área em junho.' },
        { mechanism: 'numero', text: 'Da matrícula ao chapéu, quarenta e oito mensalidades.' },
        { mechanism: 'desafio', text: 'Lê dez anúncios de vaga e marca quantos pedem canudo.' },
        { mechanism: 'dialogo', text: '“Sem diploma não entro.” Liga pra alguém que entrou.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria o canudo. Três aulas avulsas depois, queria o ofício.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Dá pra mudar de carreira depois dos 40?',
      family: 'tempo',
      hooks: [
        { mechanism: 'dialogo', text: '“Vou me formar com quarenta e cinco.” Esse aniversário chega igual.' },
        { mechanism: 'contra', text: 'Estagiar aos quarenta e dois só assusta no primeiro crachá.' },
        { mechanism: 'numero', text: 'Quarenta anos feitos, e ainda cabem duas décadas de trabalho.' },
        { mechanism: 'cena', text: 'Turma de dezenove anos, e a sua lancheira térmica na carteira.' },
        { mechanism: 'mito', text: 'Vaga de júnior também recebe cabelo branco.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira carteira é de 1999. Meu chefe também.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Apagou dez anos do currículo, apagou junto os clientes.' },
        { mechanism: 'loop', text: 'Repara no que esse currículo faz com a idade.' },
      ],
    },
    {
      question: 'Como saber se é hora de mudar de profissão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, vinheta do programa da noite, estômago fechado.' },
        { mechanism: 'loop', text: 'Pode ser só o chefe. Esse teste separa os dois.' },
        { mechanism: 'compara', text: 'Cansaço de rotina passa na praia. O outro volta na mala.' },
        { mechanism: 'lacuna', text: 'O sinal mais claro aparece na volta das férias.' },
        { mechanism: 'numero', text: 'Anota três semanas de trabalho e procura a tarde boa.' },
        { mechanism: 'erro', text: 'Semana de fechamento, sono e raiva: péssima hora pra decidir.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu contava os dias pra sexta. Hoje esqueço a hora do almoço.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda a carta até passar uma segunda-feira boa.' },
      ],
    },
  ],
};
