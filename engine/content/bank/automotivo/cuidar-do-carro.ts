import type { BankSubtopic } from '../../content-types.ts';

export const cuidarDoCarro: BankSubtopic = {
  domain: 'automotivo',
  subtopic: 'cuidar-do-carro',
  questions: [
    {
      question: 'Como lavar o carro em casa sem riscar?',
      family: 'fazer',
      hooks: [
        { mechanism: 'erro', text: 'Usar detergente de louça na lataria e mandar a cera pro ralo.' },
        { mechanism: 'numero', text: 'Dois baldes: um com espuma, outro só pra enxaguar a luva.' },
        { mechanism: 'cena', text: 'Sol do meio-dia, sabão secando, gota desenhada no capô.' },
        { mechanism: 'quebra', text: 'Larga a esponja da pia e pega uma luva macia.' },
        { mechanism: 'mito', text: 'Pano seco em cima da poeira é lixa fina.' },
        { mechanism: 'desafio', text: 'Molha a lataria inteira antes de encostar a mão.' },
        { mechanism: 'contra', text: 'Começa pela roda, e com um pano só dela.' },
        { mechanism: 'prova', text: 'Vou passar o dedo no capô: escuta a areia.' },
      ],
    },
    {
      question: 'Por que meu carro tá com cheiro ruim?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Segunda de manhã, e o banco tá com bafo de tênis e fritura.' },
        { mechanism: 'mito', text: 'Perfume no retrovisor só põe flor em cima do mofo.' },
        { mechanism: 'lacuna', text: 'O culpado costuma morar embaixo do seu pé.' },
        { mechanism: 'erro', text: 'Tapete úmido com vidro fechado, e o mofo agradece.' },
        { mechanism: 'numero', text: 'Filtro de ar com três anos pode cheirar a cachorro molhado.' },
        { mechanism: 'desafio', text: 'Desliga só o gelado dois minutos antes de chegar.' },
        {
          mechanism: 'confissao',
          text: 'Procurei um mês, e era leite debaixo da cadeirinha.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se a carona abre a janela no frio, vem comigo.' },
      ],
    },
    {
      question: 'Polir ou encerar o carro: o que vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Brilho demais também gasta: verniz lixado não volta.' },
        { mechanism: 'compara', text: 'Polimento tira risco, cera faz a chuva virar bolinha.' },
        { mechanism: 'mito', text: 'Cera nenhuma segura a chave do vizinho na garagem.' },
        { mechanism: 'erro', text: 'Lustrar com sujeira em cima é polir com areia.' },
        { mechanism: 'custo', text: 'Boina barata deixa redemoinho que só o sol mostra.' },
        { mechanism: 'desafio', text: 'Passa a unha no risco: se travar, pano não resolve.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu polia todo ano. Agora lavo direito e encero.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Espia esse capô na sombra. No sol ele tá outro.' },
      ],
    },
    {
      question: 'Quando trocar os pneus do carro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Chegou em 1,6 milímetro de sulco, acabou o pneu.' },
        { mechanism: 'desafio', text: 'Procura o ressalto de borracha no fundo do sulco.' },
        { mechanism: 'mito', text: 'Pouco rodado também envelhece: borracha tem idade.' },
        { mechanism: 'cena', text: 'Chuva fina, curva de sempre, e a traseira escorrega um palmo.' },
        { mechanism: 'erro', text: 'Comprar dois novos e deixar os carecas atrás.' },
        { mechanism: 'lacuna', text: 'O pneu traz a data de nascimento na lateral.' },
        { mechanism: 'custo', text: 'Sem alinhamento, um jogo novo some antes da hora.' },
        { mechanism: 'quebra', text: 'Vira o volante todo pra ver a parte de dentro.' },
      ],
    },
    {
      question: 'Como tirar mancha do banco do carro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Açaí no banco claro, e a criança ficou em silêncio.' },
        { mechanism: 'erro', text: 'Esfregou em círculo, e o café dobrou de tamanho.' },
        { mechanism: 'quebra', text: 'Encosta o papel e aperta, sem arrastar.' },
        { mechanism: 'numero', text: 'Cinco minutos com pano úmido vencem a faxina de sábado.' },
        { mechanism: 'contra', text: 'Água demais na espuma troca a mancha por mofo.' },
        { mechanism: 'desafio', text: 'Testa o produto num canto escondido primeiro.' },
        { mechanism: 'dialogo', text: '“É só suco.” Em agosto vira formiga.' },
        {
          mechanism: 'prova',
          text: 'Derramei café nesse banco de propósito: acompanha o pano.',
          needsTruth: true,
        },
      ],
    },
  ],
};
