import type { BankSubtopic } from '../../content-types.ts';

export const diabetes: BankSubtopic = {
  domain: 'saude',
  subtopic: 'diabetes',
  questions: [
    {
      question: 'O que comer pra controlar a glicose?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Domingo, macarrão, farofa, batata e um refri diet.' },
        { mechanism: 'numero', text: 'Metade do prato de verdura, um quarto de arroz.' },
        { mechanism: 'erro', text: 'Cortar o brigadeiro e dobrar a tapioca.' },
        { mechanism: 'desafio', text: 'Hoje, a salada entra primeiro e o arroz por último.' },
        { mechanism: 'contra', text: 'Pão francês também vira doce, só que sem confeito.' },
        { mechanism: 'prova', text: 'Vou montar um prato de feira que o glicosímetro respeita.' },
        { mechanism: 'confissao', text: 'Eu contava bombom e esquecia do suco de laranja.', needsTruth: true },
        { mechanism: 'custo', text: 'Almoço pulado cobra juros no pacote de bolacha das seis.' },
      ],
    },
    {
      question: 'Por que minha glicose amanhece alta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Seis e meia, dedo furado, dez horas sem comer, subiu.' },
        { mechanism: 'mito', text: 'Jejum não zera a glicose: o fígado trabalha de madrugada.' },
        { mechanism: 'lacuna', text: 'Alguém solta açúcar no sangue antes do seu despertador.' },
        { mechanism: 'dialogo', text: '“Nem jantei e subiu.” Foi o plantão do fígado.' },
        { mechanism: 'erro', text: 'Mudou a insulina por conta própria depois de um susto.' },
        { mechanism: 'loop', text: 'Leva isso pra consulta: a medida de deitar e a de levantar.' },
        { mechanism: 'compara', text: 'Ceia pesada ou noite em claro: as duas aparecem no jejum.' },
        { mechanism: 'desafio', text: 'Escreve do lado do número o que teve na janta.' },
      ],
    },
    {
      question: 'Adoçante ou açúcar: qual é melhor pra quem tem diabetes?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Gotinha no café não libera a fatia de pudim.' },
        { mechanism: 'mito', text: 'Mascavo tem cara de sítio e efeito de açúcar.' },
        { mechanism: 'quebra', text: 'Segura o sachê e prova o café antes.' },
        { mechanism: 'antes-depois', text: 'De três colheres pra meia, o café voltou a ter gosto.', needsTruth: true },
        { mechanism: 'prova', text: 'Enfileirei cinco sachês de adoçante: vamos ler do que são feitos.' },
        { mechanism: 'compara', text: 'Mel, demerara, cristal: pro glicosímetro é tudo primo.' },
        { mechanism: 'chamada', text: 'Gota no café, leite condensado na fruta: essa é pra você.' },
        { mechanism: 'custo', text: 'Chocolate diet pelo dobro do preço, e a barra inteira numa noite.' },
      ],
    },
    {
      question: 'Pré-diabetes tem volta? Em quanto tempo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Pra quem saiu do laboratório com a glicada no limite.' },
        { mechanism: 'contra', text: '“Pré” no laudo quer dizer que ainda dá tempo.' },
        { mechanism: 'numero', text: 'A glicada guarda a memória de uns três meses.' },
        { mechanism: 'confissao', text: 'Li o resultado e comi um sonho na padaria.', needsTruth: true },
        { mechanism: 'antes-depois', text: 'No primeiro exame, susto; no segundo, tênis gasto.', needsTruth: true },
        { mechanism: 'pergunta', text: 'O que saiu do seu carrinho desde a última glicada?' },
        { mechanism: 'erro', text: 'Três meses esperando o retorno pra começar a andar.' },
        { mechanism: 'quebra', text: 'Desliga a TV depois da janta e dá uma volta.' },
      ],
    },
    {
      question: 'Quem tem diabetes pode comer fruta?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Varanda, melancia gelada, e um prato vazio por medo.' },
        { mechanism: 'mito', text: 'Suco e laranja inteira chegam diferente no sangue.' },
        { mechanism: 'numero', text: 'Uma banana cabe. Três com mel são outro assunto.' },
        { mechanism: 'erro', text: 'Trocou o pudim por um cacho inteiro de uva.' },
        { mechanism: 'dialogo', text: '“É natural, come à vontade.” O aparelho discorda da tia.' },
        { mechanism: 'lacuna', text: 'Existe um par pra manga que amansa a glicose.' },
        { mechanism: 'prova', text: 'Cortei o mamão aqui: a porção cabe na palma.' },
        { mechanism: 'desafio', text: 'Escolhe a fruta de mastigar e larga a de beber.' },
      ],
    },
  ],
};
