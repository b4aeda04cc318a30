import type { BankSubtopic } from '../../content-types.ts';

export const skincare: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'skincare',
  questions: [
    {
      question: 'Como montar uma rotina de skincare simples?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Sete frascos na pia, todos pela metade.' },
        { mechanism: 'numero', text: 'De manhã são três coisas: lavar, hidratar e passar protetor.' },
        { mechanism: 'quebra', text: 'Larga o sérum novo e vai lavar o rosto.' },
        { mechanism: 'contra', text: 'Rotina boa é a que cabe antes do ônibus passar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eram nove etapas e a bochecha ardendo. Hoje são três.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Estreou cinco potes na segunda e não sabe qual ardeu.' },
        { mechanism: 'desafio', text: 'Até o fim do mês, só sabonete, creme e protetor.' },
        { mechanism: 'prova', text: 'Vou lavar o rosto agora, marcando o tempo aqui na bancada.' },
      ],
    },
    {
      question: 'Por que minha pele fica oleosa o dia todo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Testa brilhando também pode tá com sede.' },
        { mechanism: 'erro', text: 'Sabonete forte quatro vezes por dia, e o óleo volta antes.' },
        { mechanism: 'cena', text: 'Meio-dia, espelho do elevador, e a testa refletindo a lâmpada.' },
        { mechanism: 'compara', text: 'Gel leve ou creme de pote? Pro nariz que brilha, gel.' },
        { mechanism: 'custo', text: 'Esfregar até repuxar tira a proteção e deixa a ardência.' },
        { mechanism: 'loop', text: 'Encosta um papel no rosto: ele mostra de onde vem o óleo.' },
        { mechanism: 'desafio', text: 'Lava só ao acordar e antes de dormir, por sete dias.' },
        { mechanism: 'chamada', text: 'Se a sua base derrete antes do almoço, começa pela limpeza.' },
      ],
    },
    {
      question: 'Skincare de farmácia funciona ou precisa ser caro?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'O rosto não lê etiqueta de preço.' },
        {
          mechanism: 'prova',
          text: 'Comparei o rótulo do creme de trinta e do de trezentos.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Creme caro usado em gotinha não hidrata ninguém.' },
        { mechanism: 'mito', text: 'Mais espuma não quer dizer mais limpeza.' },
        { mechanism: 'numero', text: 'Com cem reais na farmácia, eu levava três coisas.' },
        { mechanism: 'erro', text: 'Copiar o carrinho de quem tem outra pele e outro bolso.' },
        { mechanism: 'lacuna', text: 'Se for pra gastar mais, que seja em uma etapa só.' },
        { mechanism: 'dialogo', text: '“Esse baratinho presta?” Vira a embalagem comigo.' },
      ],
    },
    {
      question: 'Quanto tempo o skincare demora pra fazer efeito?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Antes de quatro semanas, não dou nota pra creme nenhum.' },
        { mechanism: 'cena', text: 'Terceira noite de creme, espelho de aumento, e nada.' },
        { mechanism: 'contra', text: 'O hidratante aparece na hora. A mancha demora meses.' },
        { mechanism: 'quebra', text: 'Guarda o espelho de aumento até o mês que vem.' },
        { mechanism: 'antes-depois', text: 'Foto de janeiro, foto de abril, a mesma janela.' },
        { mechanism: 'erro', text: 'Largar o creme na segunda semana pra comprar o da moda.' },
        {
          mechanism: 'confissao',
          text: 'Troquei tanto de creme que nem sei qual me ajudou.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Ardência não é recibo de que tá funcionando.' },
      ],
    },
    {
      question: 'Qual a ordem certa dos produtos no rosto?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'São quatro camadas, da mais ralinha à mais grossa.' },
        { mechanism: 'compara', text: 'Hidratante ou protetor por último? De manhã, o protetor fecha.' },
        { mechanism: 'loop', text: 'Segura o creme: o do conta-gotas passa na frente.' },
        { mechanism: 'desafio', text: 'Faz fila na pia agora: do mais líquido ao mais pastoso.' },
        { mechanism: 'lacuna', text: 'Um minuto de espera evita aquele esfarelado no queixo.' },
        { mechanism: 'dialogo', text: '“Misturo tudo na palma e passo.” Aí o protetor protege menos.' },
        { mechanism: 'quebra', text: 'Tira o óleo da frente do filtro solar.' },
        { mechanism: 'pergunta', text: 'Sua vitamina C entra antes ou depois do creme?' },
      ],
    },
  ],
};
