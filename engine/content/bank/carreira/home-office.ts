import type { BankSubtopic } from '../../content-types.ts';

export const homeOffice: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'home-office',
  questions: [
    {
      question: 'Como ter mais produtividade no home office?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Nove da manhã, notebook na mesa de jantar, farelo no teclado.' },
        { mechanism: 'desafio', text: 'Amanhã, amarra o sapato antes de ligar o computador.' },
        { mechanism: 'erro', text: 'Abrir o e-mail ainda debaixo do cobertor.' },
        { mechanism: 'numero', text: 'A manhã cabe em três blocos e dois cafés.' },
        { mechanism: 'quebra', text: 'Tira esse notebook da cama.' },
        { mechanism: 'contra', text: 'Trabalhar de pijama é fácil, difícil é parar de pijama.' },
        {
          mechanism: 'prova',
          text: 'Minha mesa inteira cabe num canto da lavanderia, olha.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Esse bilhete colado na porta resolve mais que aplicativo.' },
      ],
    },
    {
      question: 'Por que não consigo me concentrar trabalhando em casa?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Câmera ligada, e a máquina de lavar apitando no fundo.' },
        { mechanism: 'dialogo', text: '“Já que você tá em casa.” E lá se foi a manhã.' },
        { mechanism: 'custo', text: 'Você só ia lavar um copo. Perdeu quarenta minutos.' },
        { mechanism: 'lacuna', text: 'Existe uma hora em que a casa inteira chama a gente.' },
        { mechanism: 'confissao', text: 'Já fiz reunião com o bebê da vizinha no colo.', needsTruth: true },
        { mechanism: 'mito', text: 'Silêncio total também distrai: aí você escuta a geladeira.' },
        { mechanism: 'chamada', text: 'Se o seu quarto virou sala de reunião, vem cá.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pedia silêncio gritando. Agora penduro uma fita na maçaneta.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Home office, híbrido ou presencial: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Duas horas de ônibus ou o dia inteiro sem conversar com gente?' },
        { mechanism: 'numero', text: 'Dois dias lá, três em casa, e muda a conta da marmita.' },
        { mechanism: 'contra', text: 'Em casa o chefe também fica em cima, só que no chat.' },
        { mechanism: 'erro', text: 'Aceitou o presencial e nunca cronometrou o trajeto às sete.' },
        { mechanism: 'pergunta', text: 'Em que dia da semana o escritório te faz falta?' },
        { mechanism: 'mito', text: 'Híbrido com dia surpresa é presencial disfarçado.' },
        { mechanism: 'custo', text: 'Cadeira ruim em casa também sai do seu bolso.' },
        { mechanism: 'desafio', text: 'Soma passagem, almoço e luz num papel só.' },
      ],
    },
    {
      question: 'Como parar de trabalhar fora do horário no home office?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Dez e meia da noite, luzinha da tela ainda acesa.' },
        { mechanism: 'quebra', text: 'Fecha o notebook e joga um pano por cima.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu respondia chefe na cama. Hoje o chip da firma dorme na gaveta.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'O chat da empresa mora no celular da novela.' },
        { mechanism: 'numero', text: 'Às seis e quinze toca um alarme chamado “acabou”.' },
        { mechanism: 'mito', text: 'Bolinha verde até tarde não prova serviço.' },
        { mechanism: 'custo', text: 'O notebook ficou na mesa do jantar, e o turno emendou.' },
        { mechanism: 'desafio', text: 'Escreve a primeira tarefa de amanhã e desliga.' },
      ],
    },
    {
      question: 'Como conseguir uma vaga de home office?',
      family: 'fazer',
      hooks: [
        { mechanism: 'lacuna', text: 'Falta no seu currículo uma linha que vaga remota procura.' },
        { mechanism: 'erro', text: 'Pagar taxa de cadastro pra vaga de digitação.' },
        { mechanism: 'contra', text: 'Em vaga remota, a sua primeira prova é o e-mail.' },
        { mechanism: 'prova', text: 'Vou abrir três anúncios e dizer qual eu fecharia.' },
        { mechanism: 'cena', text: 'Chegou o teste prático, e o prazo é amanhã ao meio-dia.' },
        { mechanism: 'numero', text: 'Pra vaga remota, você disputa com vinte e seis estados e o DF.' },
        { mechanism: 'chamada', text: 'Só aparece vaga pra comprar kit? Confere isso antes, tá?' },
        { mechanism: 'loop', text: 'Esse filtro “remoto” ainda esconde uma cidade no rodapé.' },
      ],
    },
  ],
};
