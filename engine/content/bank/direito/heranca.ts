import type { BankSubtopic } from '../../content-types.ts';

export const heranca: BankSubtopic = {
  domain: 'direito',
  subtopic: 'heranca',
  questions: [
    {
      question: 'Como fazer inventário em cartório?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Família de acordo, advogado, certidões: três peças na mesma mesa.' },
        { mechanism: 'cena', text: 'Três irmãos, mesa de fórmica, a escritura da mãe no meio.' },
        { mechanism: 'desafio', text: 'Lista os bens num papel, do terreno à bicicleta.' },
        { mechanism: 'erro', text: 'Repartir os móveis no domingo, o papel em março.' },
        { mechanism: 'contra', text: 'Muita herança se resolve sem juiz nenhum.' },
        { mechanism: 'lacuna', text: 'Uma assinatura que falta leva a pasta pro fórum.' },
        { mechanism: 'prova', text: 'Mostro um inventário simples por dentro, da capa à última página.' },
        { mechanism: 'loop', text: 'Esta certidão conta se ficou testamento guardado.' },
      ],
    },
    {
      question: 'Por que o inventário trava entre irmãos?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“A mãe prometeu pra mim.” Promessa de varanda não tem carimbo.' },
        { mechanism: 'cena', text: 'Missa de sétimo dia ontem, cadeado novo no portão hoje.' },
        { mechanism: 'confissao', text: 'Briguei por um jogo de chá que ninguém usa.', needsTruth: true },
        { mechanism: 'mito', text: 'Morar no quarto dos fundos não faz herdeiro único.' },
        { mechanism: 'custo', text: 'Portão fechado por anos, e a chuva comendo o telhado.' },
        { mechanism: 'quebra', text: 'Deixa o relógio do avô fora da primeira reunião.' },
        { mechanism: 'chamada', text: 'Irmão que não atende e IPTU que não para: começa aqui.' },
        {
          mechanism: 'antes-depois',
          text: 'Levei raiva na primeira conversa. Na segunda, levei café.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Testamento ou doação em vida: o que vale mais?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'A doação muda o dono hoje; o testamento espera.' },
        { mechanism: 'numero', text: 'Com filho vivo, só metade vai pra onde você quiser.' },
        { mechanism: 'mito', text: 'Testamento não pede mansão: uma coleção de discos já serve.' },
        { mechanism: 'contra', text: 'Dá pra doar a casa e continuar dormindo nela.' },
        { mechanism: 'lacuna', text: 'Cabe na escritura uma palavra que segura o teto.' },
        { mechanism: 'erro', text: 'Passar a única casa adiante sem guardar o usufruto.' },
        { mechanism: 'pergunta', text: 'Com quem ficaria a máquina de costura da sua mãe?' },
        { mechanism: 'prova', text: 'Rascunho um testamento aqui, pra você ver o tamanho.' },
      ],
    },
    {
      question: 'Qual o prazo pra abrir o inventário?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Dois meses passam, e a roupa dele ainda está no varal.' },
        { mechanism: 'custo', text: 'Passou a data, o imposto pode vir com multa.' },
        { mechanism: 'mito', text: 'Perder a data não é perder a herança.' },
        { mechanism: 'erro', text: 'Certidão de óbito um ano inteiro na gaveta.' },
        { mechanism: 'quebra', text: 'Chora hoje. Os papéis esperam até a outra semana.' },
        { mechanism: 'chamada', text: 'A casa ainda no nome do bisavô? Junta a família.' },
        { mechanism: 'loop', text: 'Marca este dia na certidão: dele sai a contagem.' },
        { mechanism: 'dialogo', text: '“Depois a gente vê isso.” Já são seis natais.' },
      ],
    },
    {
      question: 'Herdeiro paga a dívida de quem morreu?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O que se deve vai até onde a herança alcança.' },
        { mechanism: 'cena', text: 'Telefone do cobrador tocando na semana da missa.' },
        { mechanism: 'erro', text: 'Parcelar no seu CPF o cartão do pai.' },
        { mechanism: 'dialogo', text: '“O filho assume.” Sem bens deixados, não assume.' },
        { mechanism: 'desafio', text: 'Anota credor e valor, e não promete nada por telefone.' },
        { mechanism: 'compara', text: 'Empréstimo do falecido sai dos bens, não do seu salário.' },
        { mechanism: 'confissao', text: 'Paguei meses de um carnê que já tinha seguro.', needsTruth: true },
        { mechanism: 'mito', text: 'Nome negativado não passa de mãe pra filha.' },
      ],
    },
  ],
};
