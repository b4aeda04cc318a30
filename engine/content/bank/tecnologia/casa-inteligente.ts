import type { BankSubtopic } from '../../content-types.ts';

export const casaInteligente: BankSubtopic = {
  domain: 'tecnologia',
  subtopic: 'casa-inteligente',
  questions: [
    {
      question: 'Como montar uma casa inteligente gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Dá pra começar numa lâmpada de rosca, sem quebrar parede.' },
        { mechanism: 'numero', text: 'Pelo preço de duas pizzas, a lâmpada já responde.' },
        { mechanism: 'erro', text: 'Seis marcas diferentes pedem seis aplicativos no celular.' },
        { mechanism: 'cena', text: 'Sacola nas duas mãos, porta fechando, e a luz obedece.' },
        { mechanism: 'desafio', text: 'Conta os interruptores que você apaga antes de deitar.' },
        { mechanism: 'confissao', text: 'Já gritei com a lâmpada na frente da visita.', needsTruth: true },
        { mechanism: 'compara', text: 'Trocar o interruptor ou só a lâmpada: uma dispensa eletricista.' },
        { mechanism: 'prova', text: 'Vou ligar o ventilador do quarto daqui da calçada.' },
      ],
    },
    {
      question: 'Por que o wi-fi não chega no quarto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Um objeto comum da sala vive bebendo esse sinal.' },
        { mechanism: 'erro', text: 'Seu roteador tá escondido no rack, atrás da TV.' },
        { mechanism: 'cena', text: 'Videochamada linda na sala, congelada a três passos da cama.' },
        { mechanism: 'mito', text: 'Mais mega no plano não atravessa parede.' },
        { mechanism: 'quebra', text: 'Tira o aparelho do chão e põe no alto.' },
        { mechanism: 'custo', text: 'Você paga mais mega e a série trava na mesma cena.' },
        { mechanism: 'compara', text: 'Repetidor na tomada ou cabo puxado: o cabo costuma ganhar.' },
        { mechanism: 'chamada', text: 'Pra quem assiste novela no banheiro porque lá pega.' },
      ],
    },
    {
      question: 'Vale a pena ter Alexa em casa?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Acende a luz da varanda.” Até o papagaio já aprendeu.' },
        { mechanism: 'contra', text: 'Pra ouvir música, qualquer caixinha sem wi-fi resolve.' },
        {
          mechanism: 'confissao',
          text: 'O que mais peço pra ela é cronômetro de macarrão.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Eu levantava pra apagar a luz. Agora peço do cobertor.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'A caixinha sai barata. O resto da casa, nem tanto.' },
        { mechanism: 'mito', text: 'Ela escuta esperando o nome, e dá pra desligar o microfone.' },
        { mechanism: 'pergunta', text: 'Que ordem você daria em voz alta, com a mão na massa?' },
        { mechanism: 'loop', text: 'Essa rotina aqui começa quando alguém fala “boa noite”.' },
      ],
    },
    {
      question: 'Câmera wi-fi grava por quanto tempo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Câmera ligada nem sempre é câmera salvando.' },
        { mechanism: 'custo', text: 'A imagem que interessava foi apagada pela de ontem.' },
        { mechanism: 'numero', text: 'Um gato no corredor rende cinquenta avisos por noite.' },
        { mechanism: 'erro', text: 'Apontar a lente pra árvore e gravar doze horas de vento.' },
        { mechanism: 'desafio', text: 'Procura agora a imagem de terça, três da tarde.' },
        { mechanism: 'cena', text: 'Amassaram o portão, e aquele dia não existe no aplicativo.' },
        { mechanism: 'contra', text: 'Antes do cartão maior, troca a senha de fábrica.' },
        { mechanism: 'compara', text: 'Cartão ou nuvem: se levarem a câmera, um vai junto.' },
      ],
    },
    {
      question: 'Qual o tamanho de TV ideal pra sala?',
      family: 'decisao',
      hooks: [
        { mechanism: 'desafio', text: 'Recorta um papelão do tamanho e cola na parede.' },
        { mechanism: 'erro', text: 'Medir o rack e esquecer a distância do sofá.' },
        { mechanism: 'cena', text: 'Três metros de cômodo, tela gigante, pescoço em jogo de tênis.' },
        { mechanism: 'numero', text: 'A dois metros do sofá, cinquenta polegadas já enchem a vista.' },
        { mechanism: 'contra', text: 'Polegada a mais com sinal ruim só aumenta o chuvisco.' },
        { mechanism: 'dialogo', text: '“Cabe, sim.” Disse o vendedor que nunca viu a parede.' },
        {
          mechanism: 'antes-depois',
          text: 'A primeira escolhi na loja. A segunda, medindo do sofá.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Pega a trena antes de pegar o cartão.' },
      ],
    },
  ],
};
