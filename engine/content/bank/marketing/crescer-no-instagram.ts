import type { BankSubtopic } from '../../content-types.ts';

export const crescerNoInstagram: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'crescer-no-instagram',
  questions: [
    {
      question: 'Como sair dos mil seguidores no Instagram?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Mil seguidores em março, mil e quatro em agosto.' },
        {
          mechanism: 'confissao',
          text: 'Por um ano, postei pra duas primas e uma vizinha.',
          needsTruth: true,
        },
        { mechanism: 'numero', text: 'Nos nove primeiros quadradinhos, a visita decide se fica.' },
        { mechanism: 'contra', text: 'Seguidor novo costuma chegar pela mão de um antigo.' },
        { mechanism: 'desafio', text: 'Pergunta pra sua tia do que o seu perfil fala.' },
        { mechanism: 'prova', text: 'Vou arrumar os três destaques desse perfil na sua frente.' },
        { mechanism: 'erro', text: 'No nome do perfil tem frase bonita, e ninguém procura frase.' },
        { mechanism: 'quebra', text: 'Desfixa a foto do seu aniversário.' },
      ],
    },
    {
      question: 'Por que perco seguidores todo dia no Instagram?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Ganhei vinte, perdi vinte e três.” Olha o post de ontem.' },
        { mechanism: 'mito', text: 'Post claro também espanta gente, e ainda bem.' },
        { mechanism: 'custo', text: 'Sorteio enche a lista na sexta e esvazia na segunda.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu falava de seis assuntos por semana. Ficou quem gostava de um.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Entre o seguir e o largar, teve um post seu.' },
        { mechanism: 'chamada', text: 'Confere os seguidores antes de escovar os dentes? Respira.' },
        { mechanism: 'compara', text: 'Robô sai por faxina, gente sai por tédio.' },
        { mechanism: 'quebra', text: 'Apaga o aplicativo que dedura quem te largou.' },
      ],
    },
    {
      question: 'Vale a pena comprar seguidores no Instagram?',
      family: 'decisao',
      hooks: [
        { mechanism: 'cena', text: 'Dez mil na vitrine e três curtidas na foto.' },
        { mechanism: 'numero', text: 'Cinco mil contas sem rosto, e nenhuma pede o seu cardápio.' },
        { mechanism: 'contra', text: 'Seguidor comprado tem um defeito: nunca passa o cartão.' },
        { mechanism: 'custo', text: 'Marca abre a lista de seguidores, lê dez nomes e fecha.' },
        { mechanism: 'pergunta', text: 'Quem vai responder a sua caixinha, o perfil sem foto?' },
        { mechanism: 'dialogo', text: '“Compro só os mil primeiros.” E depois conversa com quem?' },
        { mechanism: 'prova', text: 'Olha quem comenta nesse perfil de vinte mil comprados.' },
        { mechanism: 'erro', text: 'Robô misturado com cliente estraga a lista inteira.' },
      ],
    },
    {
      question: 'Quantos stories postar por dia no Instagram?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Seis stories com assunto vencem vinte fotos de café.' },
        { mechanism: 'cena', text: 'Trinta stories antes das nove, e a barrinha vira pontilhado.' },
        { mechanism: 'mito', text: 'Story some amanhã, o costume de pular o seu fica.' },
        { mechanism: 'erro', text: 'Repostar o feed na bolinha não puxa conversa com ninguém.' },
        { mechanism: 'desafio', text: 'Fecha a noite com uma enquete bem boba.' },
        {
          mechanism: 'confissao',
          text: 'Já postei catorze stories de uma parede secando.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'O story que segura a fila não vende nada.' },
        { mechanism: 'chamada', text: 'Se a bolinha tá apagada desde domingo, o direct esfriou junto.' },
      ],
    },
    {
      question: 'Por que meus reels não chegam em quem não me segue?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Vinte curtidas, todas com o mesmo sobrenome.' },
        { mechanism: 'lacuna', text: 'O aviãozinho embaixo do vídeo diz mais que o coração.' },
        { mechanism: 'mito', text: 'Empilhar hashtag não apresenta você pra desconhecido.' },
        { mechanism: 'erro', text: 'Piada interna no começo tranca a visita pra fora.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu gravava pra família. Hoje gravo pro estranho do elevador.',
          needsTruth: true,
        },
        { mechanism: 'compara', text: 'Reels salvo dorme na pasta, reels enviado sai pra rua.' },
        { mechanism: 'quebra', text: 'Tampa a legenda, e o vídeo tem que se explicar.' },
        { mechanism: 'custo', text: 'Logo de outro aplicativo no canto segura o alcance.' },
      ],
    },
  ],
};
