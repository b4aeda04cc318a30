import type { BankSubtopic } from '../../content-types.ts';

export const diabetes: BankSubtopic = {
  domain: 'saude',
  subtopic: 'diabetes',
  questions: [
    {
      question: 'O que comer pra controlar a glicose?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Macarrão, farofa, batata e, pra compensar, um refri diet.' },
        { mechanism: 'numero', text: 'Metade do prato é verdura. O arroz fica com um quarto.' },
        { mechanism: 'erro', text: 'Cortou o brigadeiro e dobrou a tapioca: a glicose nem percebeu.' },
        { mechanism: 'desafio', text: 'Faz um teste hoje: come a salada antes do arroz.' },
        { mechanism: 'contra', text: 'Pão francês também vira doce, só que sem confeito.' },
        { mechanism: 'prova', text: 'Vou montar um prato de feira que o glicosímetro respeita.' },
        {
          mechanism: 'confissao',
          text: 'Eu contava bombom e esquecia do suco de laranja.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Almoço pulado cobra juros no pacote de bolacha das seis.' },
      ],
    },
    {
      question: 'Por que minha glicose amanhece alta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Dez horas sem comer, dedo furado, e o número subiu.' },
        { mechanism: 'mito', text: 'Jejum não zera a glicose: o fígado trabalha de madrugada.' },
        { mechanism: 'lacuna', text: 'Tem alguém soltando açúcar no sangue antes do seu despertador.' },
        { mechanism: 'dialogo', text: '“Nem jantei e subiu.” Foi o plantão do fígado.' },
        { mechanism: 'erro', text: 'Levou um susto com o número e mudou a insulina por conta própria.' },
        { mechanism: 'loop', text: 'Leva isso pra consulta: a medida de deitar e a de levantar.' },
        { mechanism: 'compara', text: 'Ceia pesada ou noite em claro: as duas aparecem no jejum.' },
        { mechanism: 'desafio', text: 'Do lado do número da manhã, escreve o que teve na janta.' },
      ],
    },
    {
      question: 'Adoçante ou açúcar: qual é melhor pra quem tem diabetes?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Gotinha no café não libera a fatia de pudim.' },
        { mechanism: 'mito', text: 'Mascavo tem cara de sítio e efeito de açúcar.' },
        { mechanism: 'quebra', text: 'Segura o sachê e prova o café antes.' },
        {
          mechanism: 'antes-depois',
          text: 'De três colheres pra meia, o café voltou a ter gosto.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Enfileirei cinco sachês de adoçante pra gente ler do que são feitos.' },
        { mechanism: 'compara', text: 'Mel, demerara, cristal: pro glicosímetro é tudo primo.' },
        { mechanism: 'chamada', text: 'Café com gota e fruta com leite condensado? Essa é pra você.' },
        { mechanism: 'custo', text: 'Pagou o dobro no chocolate diet e comeu a barra inteira numa noite.' },
      ],
    },
    {
      question: 'Pré-diabetes tem volta? Em quanto tempo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Saiu do laboratório com a glicada no limite? Senta aqui.' },
        { mechanism: 'contra', text: '“Pré” no laudo quer dizer que ainda dá tempo.' },
        { mechanism: 'numero', text: 'A glicada guarda a memória de uns três meses.' },
        { mechanism: 'confissao', text: 'Li o resultado e comi um sonho na padaria.', needsTruth: true },
        {
          mechanism: 'antes-depois',
          text: 'No primeiro exame eu levei um susto; no segundo, tava de tênis gasto.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'O que saiu do seu carrinho desde a última glicada?' },
        { mechanism: 'erro', text: 'Você esperou três meses pelo retorno pra só então começar a andar.' },
        { mechanism: 'quebra', text: 'Desliga a TV depois da janta e dá uma volta.' },
      ],
    },
    {
      question: 'Quem tem diabetes pode comer fruta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Melancia gelada na varanda, e você comendo com os olhos, de medo.' },
        { mechanism: 'mito', text: 'Suco e laranja inteira chegam diferente no sangue.' },
        { mechanism: 'numero', text: 'Uma banana cabe. Três com mel são outro assunto.' },
        { mechanism: 'erro', text: 'Trocou o pudim por um cacho inteiro de uva.' },
        { mechanism: 'dialogo', text: '“É natural, come à vontade.” O aparelho discorda da tia.' },
        { mechanism: 'lacuna', text: 'A manga tem uma companhia que segura a glicose no lanche.' },
        { mechanism: 'prova', text: 'Cortei o mamão aqui: a porção cabe na palma.' },
        { mechanism: 'desafio', text: 'Escolhe a fruta de mastigar e larga a de beber.' },
      ],
    },
  ],
};
