import type { BankSubtopic } from '../../content-types.ts';

export const jardimBarato: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'jardim-barato',
  questions: [
    {
      question: 'Como montar um jardim bonito gastando pouco?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Passa na rua e pede uma muda pra três vizinhas.' },
        { mechanism: 'cena', text: 'Quintal de cimento, saco de terra, meia dúzia de latas.' },
        { mechanism: 'erro', text: 'Comprou quarenta mudinhas antes de olhar onde bate o sol.' },
        { mechanism: 'numero', text: 'Três espécies repetidas parecem projeto; vinte parecem feira.' },
        { mechanism: 'contra', text: 'Borda bem marcada enfeita mais que flor comprada.' },
        { mechanism: 'prova', text: 'Fiz esse canteiro com telha que sobrou da obra.', needsTruth: true },
        {
          mechanism: 'confissao',
          text: 'Gastei tudo em vaso e plantei em terra de entulho.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Varre, tira o entulho e olha o vazio um dia inteiro.' },
      ],
    },
    {
      question: 'Grama em placa ou semente: qual sai mais barato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Placa fica verde no sábado; semente pede um mês de rega.' },
        { mechanism: 'custo', text: 'Semente varrida pela primeira chuva sai pelo dobro.' },
        { mechanism: 'lacuna', text: "Um balde d'água no quintal decide antes da loja." },
        { mechanism: 'erro', text: 'Placa deitada em cima de mato vivo vira mato de novo.' },
        { mechanism: 'numero', text: 'Mede largura vezes comprimento antes de ligar pro caminhão.' },
        { mechanism: 'dialogo', text: '“Semente é mais barata.” Até a pomba tomar café.' },
        { mechanism: 'contra', text: 'Pedrisco no caminho tira metade da grama da conta.' },
        { mechanism: 'pergunta', text: 'Quem vai cortar isso em fevereiro?' },
      ],
    },
    {
      question: 'Por que a grama do quintal fica amarela e falhada?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Trilha do cachorro, círculo da bola, careca embaixo da mangueira.' },
        { mechanism: 'mito', text: 'Corte rente não poupa serviço, queima a grama.' },
        { mechanism: 'erro', text: 'Um minutinho de mangueira ao meio-dia não chega na raiz.' },
        { mechanism: 'desafio', text: 'Enfia a chave de fenda no chão: se trava, solta a terra.' },
        { mechanism: 'loop', text: 'Esse fio de palha por baixo explica a mancha.' },
        { mechanism: 'custo', text: 'Todo ano uma placa nova no canto que nunca vê sol.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu insistia na sombra. Plantei grama-preta e esqueci.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Tira a piscina de plástico daí, que ela cozinha o chão.' },
      ],
    },
    {
      question: 'Qual a melhor época pra plantar muda no quintal?',
      family: 'tempo',
      hooks: [
        {
          mechanism: 'numero',
          text: 'Três acertos de uma vez: começo das chuvas, fim de tarde, buraco folgado.',
        },
        { mechanism: 'mito', text: 'Primavera é linda, mas a chuva é quem manda.' },
        { mechanism: 'cena', text: 'Novembro, céu carregado, cova aberta, terra cheirando.' },
        { mechanism: 'contra', text: 'Muda na seca vira compromisso com a mangueira todo dia.' },
        { mechanism: 'loop', text: 'Deixa a covinha pronta na véspera, cheia de água.' },
        { mechanism: 'chamada', text: 'Comprou muda na promoção em agosto? Segura a pá.' },
        {
          mechanism: 'antes-depois',
          text: 'Plantava no primeiro sábado livre. Hoje espero o barro amolecer.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Marca com giz a sombra do muro, duas vezes no dia.' },
      ],
    },
    {
      question: 'Como conseguir mudas de graça pro jardim?',
      family: 'fazer',
      hooks: [
        {
          mechanism: 'prova',
          text: 'Dessa poda de calçada saíram doze mudas de pingo-de-ouro.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“A senhora me dá um galhinho?” Quase sempre vem com café.' },
        { mechanism: 'numero', text: 'Um copo de areia segura um galho com dois nós enterrados.' },
        { mechanism: 'compara', text: 'Estaca pega de graça, semente pega se a formiga deixar.' },
        { mechanism: 'erro', text: 'Não arranca a planta da praça, que ela é de todo mundo.' },
        { mechanism: 'lacuna', text: 'Poda de rua tem um dia bom pra passar lá.' },
        { mechanism: 'chamada', text: 'Se a vizinha tem hortênsia, você já tem meia hortênsia.' },
        { mechanism: 'custo', text: 'Pagou caro em maio, e a estaca sai de graça em setembro.' },
      ],
    },
  ],
};
