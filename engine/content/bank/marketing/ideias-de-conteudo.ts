import type { BankSubtopic } from '../../content-types.ts';

export const ideiasDeConteudo: BankSubtopic = {
  domain: 'marketing',
  subtopic: 'ideias-de-conteudo',
  questions: [
    {
      question: 'Como ter ideias de vídeo todo dia?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Fila da padaria, duas senhoras discutindo, e a pauta pronta.' },
        { mechanism: 'numero', text: 'Um elevador até o quinto andar rende três pautas.' },
        {
          mechanism: 'confissao',
          text: 'Minhas melhores pautas são áudios que mando pra mim.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Pauta todo dia vem do ouvido, raramente da cabeça.' },
        { mechanism: 'desafio', text: 'Escreve a pergunta que te fizeram no almoço.' },
        { mechanism: 'prova', text: 'Vou tirar quatro roteiros dessa reclamação de vizinho.' },
        { mechanism: 'erro', text: 'Procurar assunto com a câmera ligada e a luz indo.' },
        { mechanism: 'lacuna', text: 'Uma pasta do celular já guarda trinta pautas.' },
      ],
    },
    {
      question: 'O que fazer quando não sei o que postar?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Hoje não tenho nada.” Me conta o que deu errado ontem.' },
        { mechanism: 'mito', text: 'Encarar a página vazia não desentope assunto nenhum.' },
        { mechanism: 'custo', text: 'Meia hora rolando perfil alheio, e a cabeça sai mais oca.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu esperava a ideia genial. Hoje requento a sopa de ontem.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga a tela e ouve a conversa da cozinha.' },
        { mechanism: 'chamada', text: 'Perfil parado desde terça, desculpa pronta desde segunda.' },
        { mechanism: 'compara', text: 'Assunto novo ou ângulo novo? Numa quinta à noite, ângulo.' },
        { mechanism: 'loop', text: 'Segura essa frase feia até o final, ela vira legenda.' },
      ],
    },
    {
      question: 'Pode usar a ideia de outro criador de conteúdo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Bolo de cenoura ninguém inventou, e cada avó tem o seu.' },
        { mechanism: 'erro', text: 'Levar a pauta, a pausa e até a piada do outro.' },
        { mechanism: 'numero', text: 'Mistura três referências e a cópia some.' },
        { mechanism: 'dialogo', text: '“Ele postou antes de mim.” Ele não mora na sua casa.' },
        { mechanism: 'cena', text: 'Dois vídeos iguais na mesma manhã, só muda a cortina.' },
        { mechanism: 'pergunta', text: 'Do que você discorda nesse vídeo salvo?' },
        { mechanism: 'prova', text: 'Olha essa mesma pauta gravada na minha cozinha.' },
        { mechanism: 'custo', text: 'Cópia acaba no dia em que o outro tira férias.' },
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
        { mechanism: 'numero', text: 'A mesma dica, três meses depois, pega outra fila.' },
        { mechanism: 'compara', text: 'Novela reprisa à tarde, e perfil tem vergonha de reprisar dica.' },
        { mechanism: 'contra', text: 'Professor repete a aula porque a turma é outra.' },
      ],
    },
    {
      question: 'Como montar um calendário de conteúdo do mês?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Cartolina colorida na parede, tudo em branco depois do dia quatro.' },
        { mechanism: 'erro', text: 'Encher trinta quadradinhos numa tarde e largar na segunda terça.' },
        { mechanism: 'numero', text: 'Quatro gavetas por semana: dúvida, bastidor, tropeço e venda.' },
        { mechanism: 'chamada', text: 'Pra quem compra agenda em janeiro e usa até março.' },
        { mechanism: 'custo', text: 'Pauta decidida às sete da noite já nasce devendo.' },
        { mechanism: 'quebra', text: 'Risca metade dos quadradinhos e olha o que sobrou.' },
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
