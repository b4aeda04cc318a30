import type { BankSubtopic } from '../../content-types.ts';

export const viagemInternacional: BankSubtopic = {
  domain: 'viagem',
  subtopic: 'viagem-internacional',
  questions: [
    {
      question: 'Como planejar a primeira viagem internacional?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Uma página do consulado vale mais que dez listas de dica.' },
        { mechanism: 'erro', text: 'Você pagou o voo e só agora leu o que o país exige.' },
        {
          mechanism: 'confissao',
          text: 'Ensaiei a frase do hotel e travei pra pedir um café.',
          needsTruth: true,
        },
        { mechanism: 'cena', text: 'Painel em outra língua, mala na mão, e o portão mudou.' },
        { mechanism: 'desafio', text: 'Escreve em dez linhas o dia da chegada, hora por hora.' },
        { mechanism: 'contra', text: 'Cinco países em dez dias é turismo de estação de trem.' },
        { mechanism: 'quebra', text: 'Copia o endereço do hotel num papel de verdade.' },
        { mechanism: 'compara', text: 'No pacote você paga mais, no roteiro próprio você dorme menos.' },
      ],
    },
    {
      question: 'Por que brasileiro é barrado na imigração?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Fila de madrugada, carimbo no ar, pergunta simples demais.' },
        { mechanism: 'mito', text: 'Visto no passaporte ainda não é porta aberta.' },
        { mechanism: 'erro', text: 'Brincar na resposta quando o assunto é trabalho.' },
        { mechanism: 'numero', text: 'Volta, hotel, seguro e dinheiro: quatro provas na mesma pasta.' },
        { mechanism: 'prova', text: 'Vou responder aqui as perguntas do guichê, em voz alta.' },
        { mechanism: 'lacuna', text: 'Aquele monte de pergunta quer saber uma coisa só.' },
        { mechanism: 'dialogo', text: '“Vou ficar com uns amigos.” Em que rua?' },
        { mechanism: 'chamada', text: 'Pra quem perde a voz quando vê o guichê.' },
      ],
    },
    {
      question: 'Levar dinheiro em espécie ou cartão na viagem?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Nota perdida não volta, cartão travado não paga: leva os dois.' },
        { mechanism: 'erro', text: 'Balcão de aeroporto não é lugar de trocar a viagem inteira.' },
        { mechanism: 'custo', text: 'O preço do câmbio mora na cotação, não na placa “sem taxa”.' },
        { mechanism: 'numero', text: 'Dois cartões em bolsos diferentes, um sufoco a menos.' },
        { mechanism: 'contra', text: 'Fechar todo o câmbio num dia só é aposta.' },
        { mechanism: 'confissao', text: 'Fiquei com o cartão travado na porta do museu.', needsTruth: true },
        { mechanism: 'loop', text: 'Essa conta de guardanapo pega qualquer cotação ruim.' },
        { mechanism: 'pergunta', text: 'Se o chip falhar num domingo, qual é o plano?' },
      ],
    },
    {
      question: 'Quanto tempo antes da viagem tirar o passaporte?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Passaporte na validade ainda pode voltar do balcão.' },
        { mechanism: 'numero', text: 'Muito país pede seis meses de validade na chegada.' },
        { mechanism: 'cena', text: 'A tarifa tá em promoção, e agendamento só tem mês que vem.' },
        { mechanism: 'erro', text: 'Passagem com um sobrenome, documento com outro: dá problema no balcão.' },
        { mechanism: 'custo', text: 'Descobrir na fila que venceu custa a passagem inteira.' },
        { mechanism: 'quebra', text: 'Abre a gaveta do documento antes do site de passagem.' },
        { mechanism: 'dialogo', text: '“O meu só vence ano que vem.” Faz a conta da volta.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu começava pela passagem. Hoje começo pelo agendamento.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Vale a pena fazer seguro viagem?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Talvez o cartão já dê um seguro que a gente nem leu.' },
        { mechanism: 'cena', text: 'Torcicolo no terceiro dia, farmácia sem tradução, telefone na mão.' },
        { mechanism: 'erro', text: 'Pular a página dos esportes e alugar um par de esquis.' },
        { mechanism: 'numero', text: 'Vinte páginas de apólice, e uma linha só interessa no tombo.' },
        { mechanism: 'custo', text: 'Mala sumida sem cobertura é guarda-roupa comprado em euro.' },
        { mechanism: 'mito', text: 'Gente jovem também torce o pé em calçada de pedra.' },
        { mechanism: 'desafio', text: 'Pede pro banco a cobertura do seu cartão por escrito.' },
        { mechanism: 'dialogo', text: '“São só cinco dias.” O tombo foi no segundo.' },
      ],
    },
  ],
};
