import type { BankSubtopic } from '../../content-types.ts';

export const heranca: BankSubtopic = {
  domain: 'direito',
  subtopic: 'heranca',
  questions: [
    {
      question: 'Como fazer inventário em cartório?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'São três coisas na mesa: família de acordo, advogado e certidões.' },
        { mechanism: 'cena', text: 'Três irmãos na cozinha, com a escritura da mãe no meio.' },
        { mechanism: 'desafio', text: 'Lista os bens num papel, do terreno à bicicleta.' },
        { mechanism: 'erro', text: 'Não divide os móveis no domingo pra ver o papel só em março.' },
        { mechanism: 'contra', text: 'Muita herança se resolve sem passar por juiz.' },
        { mechanism: 'lacuna', text: 'Falta uma assinatura, e a pasta inteira vai pro fórum.' },
        { mechanism: 'prova', text: 'Vou folhear um inventário simples com você, da capa à última página.' },
        { mechanism: 'loop', text: 'Esta certidão aqui diz se ficou algum testamento.' },
      ],
    },
    {
      question: 'Por que o inventário trava entre irmãos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“A mãe prometeu pra mim.” Promessa na varanda não vale no cartório.' },
        { mechanism: 'cena', text: 'A missa foi ontem, e hoje já tem cadeado novo no portão.' },
        {
          mechanism: 'confissao',
          text: 'Briguei com o meu irmão por um jogo de chá que não uso.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Morar na casa da mãe não faz ninguém herdeiro único.' },
        { mechanism: 'custo', text: 'O portão fica anos fechado, e a chuva vai comendo o telhado.' },
        { mechanism: 'quebra', text: 'Deixa o relógio do avô fora da primeira reunião.' },
        { mechanism: 'chamada', text: 'Se o irmão não atende e o IPTU não para, começa por aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira conversa levei raiva. Na segunda, levei café.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Testamento ou doação em vida: o que vale mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A doação muda o dono hoje; o testamento só depois.' },
        { mechanism: 'numero', text: 'Quem tem filho só escolhe o destino de metade.' },
        { mechanism: 'mito', text: 'Testamento não é coisa de mansão: vale pra uma coleção de discos.' },
        { mechanism: 'contra', text: 'Dá pra doar a casa pros filhos e continuar morando nela.' },
        { mechanism: 'lacuna', text: 'Tem uma palavra na escritura que garante o teto de quem doa.' },
        { mechanism: 'erro', text: 'Passar a única casa pros filhos sem guardar o usufruto é arriscado.' },
        { mechanism: 'pergunta', text: 'Com quem ficaria a máquina de costura da sua mãe?' },
        { mechanism: 'prova', text: 'Vou rascunhar um testamento aqui, pra você ver como é curto.' },
      ],
    },
    {
      question: 'Qual o prazo pra abrir o inventário?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'A lei fala em dois meses, e o luto não olha o calendário.' },
        { mechanism: 'custo', text: 'Passou do prazo, o imposto pode vir com multa.' },
        { mechanism: 'mito', text: 'Quem perde a data não perde a herança.' },
        { mechanism: 'erro', text: 'A certidão de óbito ficou um ano inteiro na gaveta.' },
        { mechanism: 'quebra', text: 'Chora hoje. Os papéis esperam até a semana que vem.' },
        { mechanism: 'chamada', text: 'A casa ainda no nome do bisavô? Junta a família.' },
        { mechanism: 'loop', text: 'Marca este dia na certidão: é dele que sai a conta.' },
        { mechanism: 'dialogo', text: '“Depois a gente vê isso.” Já se foram seis natais.' },
      ],
    },
    {
      question: 'Herdeiro paga a dívida de quem morreu?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'A dívida vai até onde a herança alcança, e para ali.' },
        { mechanism: 'cena', text: 'Telefone tocando na semana da missa, e do outro lado é cobrança.' },
        { mechanism: 'erro', text: 'Não parcela no seu CPF o cartão que era do pai.' },
        { mechanism: 'dialogo', text: '“O filho assume.” Se não ficou bem nenhum, não assume.' },
        { mechanism: 'desafio', text: 'Anota quem cobra e quanto, e não promete nada por telefone.' },
        { mechanism: 'compara', text: 'O empréstimo de quem morreu sai dos bens, não do seu salário.' },
        {
          mechanism: 'confissao',
          text: 'Paguei meses de um carnê do meu pai que já tinha seguro.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Nome sujo não passa de mãe pra filha.' },
      ],
    },
  ],
};
