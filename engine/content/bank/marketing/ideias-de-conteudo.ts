import type { BankSubtopic } from '../../content-types.ts';

export const ideiasDeConteudo: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'ideias-de-conteudo',
  questions: [
    {
      question: 'Como ter ideias de vídeo todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Duas senhoras discutem na fila do pão, e a pauta tá pronta.' },
        { mechanism: 'numero', text: 'Um elevador até o quinto andar rende três pautas.' },
        {
          mechanism: 'confissao',
          text: 'Minhas melhores pautas são áudios que mando pra mim.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Pauta todo dia vem do ouvido, raramente da cabeça.' },
        { mechanism: 'desafio', text: 'Escreve a pergunta que te fizeram no almoço.' },
        { mechanism: 'prova', text: 'Vou tirar quatro roteiros dessa reclamação de vizinho.' },
        { mechanism: 'erro', text: 'Ligar a câmera pra depois pensar no assunto gasta a luz.' },
        { mechanism: 'lacuna', text: 'Uma pasta do celular já guarda trinta pautas.' },
      ],
    },
    {
      question: 'O que fazer quando não sei o que postar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Hoje não tenho nada.” Me conta o que deu errado ontem.' },
        { mechanism: 'mito', text: 'Encarar a página vazia não desentope assunto nenhum.' },
        { mechanism: 'custo', text: 'Meia hora olhando perfil dos outros esvazia a cabeça de vez.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a ideia genial. Hoje continuo o vídeo de ontem.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a tela e ouve a conversa da cozinha.' },
        { mechanism: 'chamada', text: 'Se o perfil parou na terça por falta de assunto, fica.' },
        { mechanism: 'compara', text: 'Assunto novo ou ângulo novo? Numa quinta à noite, ângulo.' },
        { mechanism: 'loop', text: 'Segura essa frase feia até o final, ela vira legenda.' },
      ],
    },
    {
      question: 'Pode usar a ideia de outro criador de conteúdo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Bolo de cenoura ninguém inventou, e cada avó tem o seu.' },
        { mechanism: 'erro', text: 'Levou a pauta, a pausa e até a piada do outro.' },
        { mechanism: 'numero', text: 'Mistura três referências e a cópia some.' },
        { mechanism: 'dialogo', text: '“Ele postou antes de mim.” Ele não mora na sua casa.' },
        { mechanism: 'cena', text: 'Dois vídeos iguais na mesma manhã, só muda a cortina.' },
        { mechanism: 'pergunta', text: 'Do que você discorda nesse vídeo salvo?' },
        { mechanism: 'prova', text: 'Olha essa mesma pauta gravada na minha cozinha.' },
        { mechanism: 'custo', text: 'Cópia acaba quando o outro tira férias.' },
      ],
    },
    {
      question: 'De quanto em quanto tempo dá pra repetir conteúdo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Só você lembra do que postou em fevereiro.' },
        {
          mechanism: 'confissao',
          text: 'Reciclei uma legenda antiga e nem minha irmã percebeu.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Tem um post seu de março pedindo pra voltar.' },
        { mechanism: 'quebra', text: 'Desce a grade e para no post mais salvo.' },
        { mechanism: 'desafio', text: 'Regrava uma dica velha começando pela última frase dela.' },
        { mechanism: 'numero', text: 'A mesma dica, três meses depois, pega gente nova.' },
        { mechanism: 'compara', text: 'Novela reprisa à tarde, e perfil tem vergonha de reprisar dica.' },
        { mechanism: 'contra', text: 'Professor repete a aula porque a turma é outra.' },
      ],
    },
    {
      question: 'Como montar um calendário de conteúdo do mês?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'A cartolina do mês na parede é linda até o dia quatro.' },
        { mechanism: 'erro', text: 'Encher o mês inteiro no domingo não deixa lugar pra novidade.' },
        { mechanism: 'numero', text: 'O mês inteiro cabe em quatro gavetas, e uma é venda.' },
        { mechanism: 'chamada', text: 'Pra quem compra agenda em janeiro e usa até março.' },
        { mechanism: 'custo', text: 'Decidir o post às sete da noite te come o jantar.' },
        { mechanism: 'quebra', text: 'Risca metade do calendário e olha o que sobrou.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha planilha tinha doze cores. Ficou um papel na geladeira.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'A sexta desse calendário fica em branco de propósito.' },
      ],
    },
  ],
};
