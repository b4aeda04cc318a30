import type { BankSubtopic } from '../../content-types.ts';

export const lanchesESalgados: BankSubtopic = {
  domain: 'culinaria',
  subtopic: 'lanches-e-salgados',
  questions: [
    {
      question: 'Como fazer massa de coxinha que não racha?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Um estouro no tacho, e o recheio boiando no óleo.' },
        { mechanism: 'numero', text: 'Virou bola? Mais cinco minutos de colher no fogo.' },
        { mechanism: 'erro', text: 'Modelou com a massa pelando, e rachou no dedo.' },
        { mechanism: 'loop', text: 'Essa película no fundo da panela diz que tá pronta.' },
        { mechanism: 'lacuna', text: 'A rachadura nasce bem antes do óleo, na hora de fechar.' },
        { mechanism: 'desafio', text: 'Passa a mão úmida na emenda e some com ela.' },
        {
          mechanism: 'antes-depois',
          text: 'Gelada, a coxinha estourava; hoje ela espera fora antes de fritar.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Mais farinha não segura a massa: quem segura é o fogo.' },
      ],
    },
    {
      question: 'Por que meu salgado fica encharcado de óleo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“O óleo era novinho.” E morno, pelo jeito.' },
        { mechanism: 'prova', text: 'Joguei um palito no tacho: repara nas bolhas em volta.' },
        { mechanism: 'cena', text: 'A festa começando, e o papel-toalha da bandeja já transparente.' },
        { mechanism: 'custo', text: 'Cada leva grande esfria o tacho e bebe óleo.' },
        { mechanism: 'mito', text: 'Fritar em óleo morno não deixa leve, deixa feito esponja.' },
        { mechanism: 'quebra', text: 'Tira metade dessas coxinhas da panela, já.' },
        { mechanism: 'chamada', text: 'Se o cliente elogia e limpa o dedo três vezes, escuta.' },
        {
          mechanism: 'confissao',
          text: 'Servi rissole que pingava e culpei a marca do óleo.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Qual salgado dá mais lucro pra vender?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Gás, óleo e embalagem: três contas que a coxinha esconde.' },
        { mechanism: 'contra', text: 'O mais pedido da vitrine pode ser o lanterna do lucro.' },
        { mechanism: 'compara', text: 'Cem mini coxinhas no sábado ou dez empadões na semana.' },
        { mechanism: 'erro', text: 'A sua conta só tem farinha e frango, e o gás?' },
        { mechanism: 'dialogo', text: '“Faz por um real?” Faz a conta antes de responder.' },
        { mechanism: 'lacuna', text: 'Um ingrediente da sua coxinha decide o preço sozinho.' },
        { mechanism: 'chamada', text: 'Pra você que tem o freezer cheio de encomenda e a conta vazia.' },
        { mechanism: 'prova', text: 'Pesei recheio, massa e óleo de um salgado só.' },
      ],
    },
    {
      question: 'Quanto tempo dura salgado congelado?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Salgado congelado não é eterno: o gosto vai se cansando.' },
        { mechanism: 'numero', text: 'Salgado cru, fechado, com data: conta uns três meses.' },
        { mechanism: 'cena', text: 'Freezer lotado, saco sem data, e ninguém sabe se é de carne.' },
        { mechanism: 'quebra', text: 'Pega a caneta: a data vai no saco antes do freezer.' },
        { mechanism: 'custo', text: 'Bandeja sem tampa ganha gelo e perde casquinha.' },
        { mechanism: 'compara', text: 'Empanado cru congela melhor que frito de ontem.' },
        { mechanism: 'desafio', text: 'Frita só um salgado do saco mais velho e prova.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes congelava num bloco só; agora cada coxinha vai solta na assadeira.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Como fazer hambúrguer caseiro suculento?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Apertar a carne na chapa com a espátula.' },
        { mechanism: 'contra', text: 'Com carne magra demais, você morde serragem no pão.' },
        { mechanism: 'loop', text: 'Essa covinha de polegar impede o disco de inchar.' },
        {
          mechanism: 'confissao',
          text: 'Misturei ovo e farinha de rosca, e o hambúrguer saiu almôndega.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Sal vai por fora: misturado na carne, ela fica borrachuda.' },
        { mechanism: 'desafio', text: 'Molda a carne dois dedos mais larga que o pão.' },
        { mechanism: 'prova', text: 'Vou virar uma vez só. Cronometra aí comigo.' },
        { mechanism: 'pergunta', text: 'Cento e oitenta gramas cabem mesmo nesse pãozinho?' },
      ],
    },
  ],
};
