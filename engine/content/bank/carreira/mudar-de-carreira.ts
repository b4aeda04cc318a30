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
        { mechanism: 'erro', text: 'Pedir as contas antes do primeiro trabalho na área nova.' },
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
        { mechanism: 'cena', text: 'Onze da noite, planilha de gastos aberta, curso no carrinho.' },
        { mechanism: 'chamada', text: 'Pra quem já pesquisou o mesmo curso vinte vezes.' },
        { mechanism: 'custo', text: 'Cada aniversário na cadeira errada deixa a cadeira mais funda.' },
        { mechanism: 'mito', text: 'Frio na barriga aparece até em mudança boa.' },
        { mechanism: 'confissao', text: 'Levei dois anos pra contar pra minha mãe.', needsTruth: true },
        { mechanism: 'erro', text: 'Pedir opinião a quem nunca saiu do primeiro emprego.' },
        { mechanism: 'quebra', text: 'Tira o diploma da parede por uma semana.' },
        { mechanism: 'pergunta', text: 'O medo é do serviço novo ou do almoço de família?' },
      ],
    },
    {
      question: 'Vale a pena fazer outra faculdade pra mudar de área?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Quatro anos de boleto ou seis meses de portfólio.' },
        { mechanism: 'contra', text: 'Profissão regulamentada exige diploma, o resto se conversa.' },
        { mechanism: 'mito', text: 'Mais uma colação de grau não entrega a primeira vaga.' },
        { mechanism: 'erro', text: 'Fazer a matrícula e só depois conversar com alguém da área.' },
        { mechanism: 'numero', text: 'São quarenta e oito mensalidades entre a matrícula e o chapéu.' },
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
        { mechanism: 'numero', text: 'Dos quarenta em diante ainda cabem duas décadas de trabalho.' },
        { mechanism: 'cena', text: 'Turma de dezenove anos, e a sua lancheira térmica na carteira.' },
        { mechanism: 'mito', text: 'Vaga de júnior também recebe cabelo branco.' },
        {
          mechanism: 'confissao',
          text: 'Meu chefe de hoje nasceu no ano da minha primeira carteira.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Uma década apagada do currículo leva junto os seus clientes.' },
        { mechanism: 'loop', text: 'Com essa frase, a idade deixa de ser pergunta.' },
      ],
    },
    {
      question: 'Como saber se é hora de mudar de profissão?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, vinheta do programa da noite, estômago fechado.' },
        { mechanism: 'loop', text: 'Pode ser só o chefe. Esse teste separa os dois.' },
        { mechanism: 'compara', text: 'Cansaço de rotina passa na praia, cansaço de ofício volta junto.' },
        { mechanism: 'lacuna', text: 'O sinal mais claro aparece na volta das férias.' },
        { mechanism: 'numero', text: 'Anota três semanas de trabalho e procura a tarde boa.' },
        { mechanism: 'erro', text: 'Decidir na semana do fechamento, com sono e raiva.' },
        {
          mechanism: 'antes-depois',
          text: 'Contava os dias pra sexta. Hoje eu esqueço a hora do almoço.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Guarda a carta até passar uma segunda-feira boa.' },
      ],
    },
  ],
};
