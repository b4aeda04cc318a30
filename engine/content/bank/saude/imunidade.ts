import type { BankSubtopic } from '../../content-types.ts';

export const imunidade: BankSubtopic = {
  domain: 'saude',
  subtopic: 'imunidade',
  questions: [
    {
      question: 'Como melhorar a imunidade de verdade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cinco potes coloridos no balcão, quatro horas dormidas.' },
        { mechanism: 'contra', text: 'Gominha de ursinho não substitui caderneta de vacina.' },
        { mechanism: 'erro', text: 'Virou a noite e confiou no limão em jejum.' },
        { mechanism: 'numero', text: 'Quatro coisas sem graça: sono, prato, vacina e caminhada.' },
        { mechanism: 'desafio', text: 'Acha a caderneta de vacina e fotografa a última página.' },
        { mechanism: 'quebra', text: 'Fecha o pote de cápsula e apaga a luz.' },
        { mechanism: 'chamada', text: 'Pra quem só lembra da imunidade de nariz entupido.' },
        { mechanism: 'lacuna', text: 'O posto do bairro tem de graça um reforço esquecido.' },
      ],
    },
    {
      question: 'Por que pego gripe toda hora?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Vento nas costas não traz vírus; mão na maçaneta traz.' },
        { mechanism: 'cena', text: 'Sala fechada, ar no talo, sete pessoas tossindo.' },
        { mechanism: 'custo', text: 'As folgas do ano foram todas pra caixa de lenço.' },
        { mechanism: 'dialogo', text: '“É o tempo que virou.” O tempo e a mão sem lavar.' },
        { mechanism: 'compara', text: 'Creche do filho ou escritório sem janela: dois viveiros de espirro.' },
        { mechanism: 'erro', text: 'Coçar o olho com a mão da barra do ônibus.' },
        { mechanism: 'confissao', text: 'Eu colecionava xarope e nunca tinha tomado a vacina.', needsTruth: true },
        { mechanism: 'loop', text: 'Isso que volta todo mês com coceira pode ser rinite.' },
      ],
    },
    {
      question: 'Vitamina C ajuda mesmo contra gripe?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Laranja é ótima fruta e péssimo escudo.' },
        { mechanism: 'antes-depois', text: 'Todo inverno eu corria pro efervescente. Agora corro pro posto.', needsTruth: true },
        { mechanism: 'prova', text: 'Cortei uma goiaba aqui: ela ganha da laranja nessa vitamina.' },
        { mechanism: 'numero', text: 'Duas frutas por dia já costumam cobrir essa vitamina.' },
        { mechanism: 'contra', text: 'Quando o nariz escorre, a cápsula já chegou atrasada.' },
        { mechanism: 'compara', text: 'Tubinho caro ou caju da feira: o corpo não lê embalagem.' },
        { mechanism: 'custo', text: 'O excesso da vitamina vai pela descarga, com seu dinheiro.' },
        { mechanism: 'chamada', text: 'Tá com o copo borbulhando na mão? Termina e me escuta.' },
      ],
    },
    {
      question: 'Quanto tempo dura uma gripe?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns três dias de febre, uma semana de corpo moído.' },
        { mechanism: 'cena', text: 'Cobertor no sofá, novela da tarde, caldo esfriando.' },
        { mechanism: 'erro', text: 'Voltou pra pelada no dia em que a febre baixou.' },
        { mechanism: 'dialogo', text: '“Semana que vem eu descanso.” A tosse ouviu.' },
        { mechanism: 'lacuna', text: 'Gripe que melhora e depois piora merece outra pergunta.' },
        { mechanism: 'mito', text: 'Antibiótico não apressa gripe, porque o bicho é vírus.' },
        { mechanism: 'antes-depois', text: 'Eu tossia na reunião com orgulho; hoje aviso e não vou.', needsTruth: true },
        { mechanism: 'chamada', text: 'Se faltar ar, larga o chá e procura atendimento.' },
      ],
    },
    {
      question: 'Gripe ou dengue: como saber a diferença?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Gripe mora no nariz; dengue dói atrás do olho.' },
        { mechanism: 'erro', text: 'Aspirina na dúvida, sem ninguém examinar: péssima ideia.' },
        { mechanism: 'loop', text: 'Quando a febre da dengue baixa, começa isso aqui.' },
        { mechanism: 'desafio', text: 'Vira os pratinhos das plantas antes do almoço.' },
        { mechanism: 'numero', text: 'Dez minutos por semana, um quintal sem água parada.' },
        { mechanism: 'quebra', text: 'Bebe um copo de água e depois compara os sintomas.' },
        { mechanism: 'prova', text: 'Rodei o quintal com a câmera e achei quatro criadouros.', needsTruth: true },
        { mechanism: 'contra', text: 'Febre alta com nariz seco me faz olhar pro mosquito.' },
      ],
    },
  ],
};
